import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type * as Nodemailer from 'nodemailer';
import { machineTime } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import type { Language } from '#platform/shared/language.ts';
import type { RenderedMail } from './render-mail.ts';
import { Turns } from './turns.ts';

export interface Envelope {
  guid: string;
  to: string;
  language: Language;
  writtenOn: Date;
}

/** To one server; it gets fewer as soon as it says that this is too much. */
export const mailsAtOnce = 4;

/** What came of it. The reason is a code, because what a server says often repeats the address. */
export type Outcome = { kind: 'sent' } | { kind: 'delayed' | 'refused'; reason: string };

export interface Carrier {
  carry(mail: RenderedMail, envelope: Envelope): Promise<Outcome>;
  close(): void;
}

/** To the server of `SMTP_URL`, or into files where nobody set one. */
export function openCarrier(config: Config): Carrier {
  return config.mail.smtpUrl === undefined ? fileCarrier(config) : smtpCarrier(config, config.mail.smtpUrl);
}

function mailFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'mail');
}

const fileDays = 7;

/** Files of mails whose links nobody can use any more. */
export async function forgetMailFiles(config: Pick<Config, 'dataDir'>): Promise<void> {
  const folder = mailFolder(config);
  const names = await readdir(folder).catch(() => []);
  const oldest = machineTime() - fileDays * 24 * 3_600_000;
  for (const name of names) {
    const path = join(folder, name);
    if ((await stat(path)).mtimeMs < oldest) await rm(path, { force: true });
  }
}

/** Milliseconds. A server that says nothing for so long is tried again later. */
const smtpPatience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };

// What is sent is all in the message: nothing of it may be fetched from a disk or a network.
const onlyWhatIsGiven = { disableFileAccess: true, disableUrlAccess: true };

function smtpCarrier(config: Config, url: string): Carrier {
  const transport = atFirstUse(({ createTransport }) =>
    createTransport({
      url,
      pool: true,
      maxConnections: mailsAtOnce,
      // The queue decides about trying again; two that do would send a mail twice.
      maxRequeues: 0,
      ...smtpPatience,
      ...onlyWhatIsGiven,
    }),
  );
  const turns = new Turns(mailsAtOnce);
  return {
    carry: (mail, envelope) =>
      attempt(() => turns.take(async () => (await transport.open()).sendMail(messageOf(mail, envelope, config)), isTooMuch)),
    close: transport.close,
  };
}

const wordsForTooMuch = /too many|too fast|too much|rate|concurrent|connections/i;

/** The server is there, and wants to hear less of us. */
function isTooMuch(error: unknown): boolean {
  const { responseCode = 0, response = '' } = error as { responseCode?: number; response?: string };
  return responseCode === 421 || ([450, 451, 452].includes(responseCode) && wordsForTooMuch.test(response));
}

function fileCarrier(config: Config): Carrier {
  const folder = mailFolder(config);
  const transport = atFirstUse(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: 'windows', ...onlyWhatIsGiven }),
  );
  return {
    carry: (mail, envelope) =>
      attempt(async () => {
        const { message } = await (await transport.open()).sendMail(messageOf(mail, envelope, config));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const path = join(folder, `${envelope.guid}.eml`);
        await writeFile(`${path}.part`, message, { mode: 0o600 });
        await rename(`${path}.part`, path);
      }),
    close: transport.close,
  };
}

/** The library takes more memory than all mails: a worker that sends none does without. */
function atFirstUse<T extends { close(): void }>(make: (library: typeof Nodemailer) => T) {
  let transport: Promise<T> | undefined;
  return {
    open: () => (transport ??= import('nodemailer').then(make)),
    close: () => void transport?.then((opened) => opened.close()),
  };
}

async function attempt(send: () => Promise<unknown>): Promise<Outcome> {
  try {
    await send();
    return { kind: 'sent' };
  } catch (error) {
    return outcomeOf(error);
  }
}

function messageOf(
  { sender, subject, html, text }: RenderedMail,
  { guid, to, language, writtenOn }: Envelope,
  config: Config,
): Nodemailer.SendMailOptions {
  return {
    from: senderOf(config, sender),
    // As an object: an address in a text would be taken apart, and might become two.
    to: { name: '', address: to },
    subject,
    html,
    text,
    date: writtenOn,
    // The same for every try, so that a mail that does come twice is known as one.
    messageId: `<${guid}@${new URL(config.publicOrigin).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All', 'Content-Language': language },
  };
}

/** Under the name that the platform has now, unless whoever runs it gave the sender a name. */
function senderOf({ mail: { from } }: Config, platform: string): Nodemailer.SendMailOptions['from'] {
  return from.includes('<') ? from : { name: platform, address: from };
}

/**
 * For good is what a server says about this very mail, and that it does not let us in: a wrong password does not get better by itself,
 * and one that is tried again and again gets its account locked. An admin sends the mail again once that is mended.
 */
function outcomeOf(error: unknown): Outcome {
  const { code = '', responseCode = 0, response = '' } = error as { code?: string; responseCode?: number; response?: string };
  const canBeFinal = code === 'EENVELOPE' || code === 'EMESSAGE' || code === 'EAUTH';
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  const reason = [code, responseCode || '', enhanced ?? ''].filter(Boolean).join(' ') || 'unknown';
  return { kind: canBeFinal && responseCode >= 500 ? 'refused' : 'delayed', reason };
}
