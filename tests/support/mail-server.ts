import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** What the server says to a recipient: it takes the mail, or it answers with this code. */
type Answer = 'take' | { code: number; text: string };

export interface MailServer {
  url: string;
  port: number;
  /** What it took, oldest first, read as a mail program would. */
  received: { from: string; to: string[]; raw: string; mail: Email }[];
  /** The next recipients get these answers in turn; after that it takes everything. */
  answerNext(...answers: Answer[]): void;
  /** How often somebody wanted to sign in. */
  logins(): number;
  /** Takes the next mail and goes silent instead of saying so. */
  fallSilentOnce(): void;
  close(): Promise<void>;
}

interface MailServerOptions {
  port?: number;
  /** What it says to who signs in; without it, nobody has to. */
  answerLogin?: () => Answer;
}

/** A real SMTP server on this machine. */
export async function startMailServer({ port = 0, answerLogin }: MailServerOptions = {}): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let answers: Answer[] = [];
  let isSilent = false;
  let logins = 0;
  const server = new SMTPServer({
    disabledCommands: answerLogin ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username = '' }, _session, done) {
      logins++;
      const answer = answerLogin?.() ?? 'take';
      if (answer === 'take') return done(null, { user: username });
      return done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onRcptTo(_, _session, done) {
      const answer = answers.shift() ?? 'take';
      if (answer === 'take') return done();
      return done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          received.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: raw.toString(), mail });
          // oxlint-disable-next-line promise/no-callback-in-promise -- reading a mail takes a promise, and this server answers by callbacks
          if (!isSilent) return done();
          isSilent = false;
        });
      });
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: own } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${own}?greetingTimeout=500&socketTimeout=700`,
    port: own,
    received,
    logins: () => logins,
    answerNext(...given) {
      answers = given;
    },
    fallSilentOnce() {
      isSilent = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
