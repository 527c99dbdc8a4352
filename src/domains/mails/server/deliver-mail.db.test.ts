import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { describe, expect, test, vi, type TestContext } from 'vitest';
import { sendMail, type MailToSend } from '#domains/mails/server/index.ts';
import { updateSetting } from '#domains/settings/server/index.ts';
import { createLogger } from '#platform/server/logger.ts';
import { workQuickly } from '../../../../tests/support/job-worker.ts';
import { startMailServer } from '../../../../tests/support/mail-server.ts';
import { testConfig } from '../../../../tests/support/test-config.ts';
import { testSystem } from '../../../../tests/support/test-app.ts';
import { testDatabase } from '../../../../tests/support/test-database.ts';
import { quietLog } from '../../../../tests/support/test-server.ts';

const patience = { timeout: 15_000, interval: 100 };

const environment = { PUBLIC_ORIGIN: 'https://plein.example', DEMO: 'off' };
const workerFile = fileURLToPath(new URL('../../../../tests/support/job-worker-process.ts', import.meta.url));

const mail = {
  kind: 'auth.reset',
  to: 'noor@plein.test',
  userGuid: null,
  language: 'nl',
  content: {
    subject: 'Kies een nieuw wachtwoord',
    title: 'Nieuw wachtwoord voor <b>Noor</b> & co',
    paragraphs: ['U vroeg om een nieuw wachtwoord.', 'Eén regel\nen nog een.'],
    action: { label: 'Wachtwoord kiezen', href: 'https://plein.example/reset/abc?a=1&b=2' },
    after: ['Deze link werkt 30 minuten.'],
  },
} satisfies MailToSend;

/** A database and a mail server of its own for one test: they wait more than they work, so they run side by side. */
async function openPostOffice({ onTestFinished }: TestContext) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plein-mail-'));
  const database = await testDatabase();
  const server = await startMailServer();
  const system = testSystem(database, testConfig({ DATA_DIR: dataDir, ...environment }));
  const stops: (() => Promise<void>)[] = [];
  onTestFinished(async () => {
    for (const stop of stops) await stop();
    await server.close();
    await database.close();
    await rm(dataDir, { recursive: true });
  });
  return {
    ...database,
    system,
    /** Takes the mail, as that of a provider does. */
    server,
    /** Begins to deliver, until the test is over or what comes back is called. */
    work(env: Record<string, string> = { SMTP_URL: server.url }, log = quietLog) {
      const config = testConfig({ DATA_DIR: dataDir, ...environment, ...env });
      const stop = workQuickly(database.connection, { ...system, log, config });
      stops.push(stop);
      return stop;
    },
    send: (given: Partial<MailToSend> = {}) => system.transact((tx) => sendMail(system, tx, { ...mail, ...given })),
    stateOf: (guid: string) =>
      database.db
        .selectFrom('mail')
        .select(['state', 'attempts', 'lastError', 'sentOn'])
        .where('guid', '=', guid)
        .executeTakeFirstOrThrow(),
    /** Lets the wait before the next try pass. */
    passTime: () => sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(database.ownerDb),
  };
}

describe.concurrent('mails', () => {
  test('a mail arrives with two parts that say the same, and headers that keep robots from answering', async (context) => {
    const post = await openPostOffice(context);
    post.work();
    const guid = await post.send();
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject({ state: 'sent', attempts: 1, lastError: null }), patience);
    const [taken] = post.server.received;
    expect(taken).toMatchObject({ from: 'plein@plein.example', to: ['noor@plein.test'] });
    const headers = Object.fromEntries(taken?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'content-language': 'nl',
      'message-id': `<${guid}@plein.example>`,
      date: expect.stringMatching(/^\w{3}, \d{2} \w{3} \d{4} /),
    });
    expect(taken?.mail.subject).toBe('Kies een nieuw wachtwoord');
    for (const words of [
      'U vroeg om een nieuw wachtwoord.',
      'Deze link werkt 30 minuten.',
      'Wachtwoord kiezen',
      'omdat uw e-mailadres is gebruikt op Plein',
    ]) {
      expect(taken?.mail.text).toContain(words);
      expect(taken?.mail.html).toContain(words);
    }
    expect(taken?.mail.text).toContain('https://plein.example/reset/abc?a=1&b=2');
    expect(taken?.mail.html).toContain('href="https://plein.example/reset/abc?a=1&amp;b=2"');
    expect(taken?.mail.html).toContain('<html lang="nl">');
    expect(taken?.mail.html).toContain('<meta name="color-scheme" content="light dark">');
  });

  test('C1 what people typed is text in the mail, never markup', async (context) => {
    const post = await openPostOffice(context);
    post.work();
    await updateSetting(post.system, 'platformName', { nl: 'Plein <img src=x onerror=alert(1)>', en: 'Plein' });
    await post.send();
    await vi.waitFor(() => expect(post.server.received).toHaveLength(1), patience);
    await updateSetting(post.system, 'platformName', { nl: 'Plein', en: 'Plein' });
    const html = post.server.received[0]?.mail.html ?? '';
    expect(html).not.toMatch(/<(b|img|script)\b/);
    expect(html).toContain('&lt;b&gt;Noor&lt;/b&gt; &amp; co');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(post.server.received[0]?.mail.from).toEqual({ name: 'Plein <img src=x onerror=alert(1)>', address: 'plein@plein.example' });
    expect(html).toContain('Eén regel<br>en nog een.');
  });

  test('a mail in English is English around its words too, and its sender has the name that was set for it', async (context) => {
    const post = await openPostOffice(context);
    post.work({ SMTP_URL: post.server.url, MAIL_FROM: 'Gemeente Plein <post@plein.example>' });
    await post.send({
      language: 'en',
      content: { subject: 'Choose a password', title: 'Choose a password', paragraphs: ['You asked for it.'] },
    });
    await vi.waitFor(() => expect(post.server.received).toHaveLength(1), patience);
    const { html = '', text = '' } = post.server.received[0]?.mail ?? {};
    expect(post.server.received[0]?.mail.from).toEqual({ name: 'Gemeente Plein', address: 'post@plein.example' });
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('href="https://plein.example/en"');
    expect(text).toContain('because your email address was used on Plein');
    expect(text).not.toContain('omdat');
  });

  test('a change that is rolled back sends nothing', async (context) => {
    const post = await openPostOffice(context);
    post.work();
    const failing = post.system.transact(async (tx) => {
      await sendMail(post.system, tx, { ...mail, to: 'niet@plein.test' });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await post.send();
    await vi.waitFor(() => expect(post.server.received).toHaveLength(1), patience);
    expect(post.server.received.map(({ to }) => to)).toEqual([['noor@plein.test']]);
  });

  test('a mail that is refused fails at once, and neither its row nor the log repeats the address', async (context) => {
    const post = await openPostOffice(context);
    const lines: string[] = [];
    const log = createLogger({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
    post.server.answerNext({ code: 550, text: '5.1.1 <noor@plein.test> unknown here' });
    post.work({ SMTP_URL: post.server.url }, log);
    const guid = await post.send();
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject({ state: 'failed', attempts: 1 }), patience);
    expect((await post.stateOf(guid)).lastError).toBe('EENVELOPE 550 5.1.1');
    expect(lines.join('')).toContain('a mail was not taken');
    expect(lines.join('')).not.toMatch(/noor@|reset\/abc/);
  });

  test('a login that is refused for good is not tried again, and one that is refused for now is', async (context) => {
    const post = await openPostOffice(context);
    const answers = [
      { code: 454, text: '4.7.0 temporary authentication failure' },
      { code: 535, text: '5.7.8 authentication credentials invalid' },
    ];
    const guarded = await startMailServer({ answerLogin: () => answers.shift() ?? 'take' });
    const stop = post.work({ SMTP_URL: `smtp://plein:verkeerd@127.0.0.1:${guarded.port}` });
    const guid = await post.send();
    const delayed = { state: 'waiting', attempts: 1, lastError: 'EAUTH 454 4.7.0' };
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject(delayed), patience);
    await vi.waitFor(async () => {
      await post.passTime();
      expect(await post.stateOf(guid)).toMatchObject({ state: 'failed', attempts: 2, lastError: 'EAUTH 535 5.7.8' });
    }, patience);
    await vi.waitFor(async () => {
      const { rows } = await sql`select state from pgboss.job`.execute(post.ownerDb);
      expect(rows).toEqual([{ state: 'completed' }]);
    }, patience);
    expect(guarded.logins()).toBe(2);
    await stop();
    await guarded.close();
  });

  test('a server that says later is tried again later, and the mail then arrives once', async (context) => {
    const post = await openPostOffice(context);
    post.server.answerNext({ code: 451, text: '4.3.0 try again' }, { code: 421, text: '4.3.2 busy' });
    post.work();
    const guid = await post.send();
    const delayed = { state: 'waiting', attempts: 1, lastError: 'EENVELOPE 451 4.3.0' };
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject(delayed), patience);
    await vi.waitFor(async () => {
      await post.passTime();
      expect(await post.stateOf(guid)).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
    }, patience);
    expect(post.server.received).toHaveLength(1);
  });

  test('the wait before a new try grows', async (context) => {
    const post = await openPostOffice(context);
    post.server.answerNext({ code: 451, text: 'no' }, { code: 451, text: 'no' }, { code: 451, text: 'no' }, { code: 451, text: 'no' });
    post.work();
    await post.send();
    const waits: number[] = [];
    for (const tries of [1, 2, 3]) {
      await vi.waitFor(async () => {
        const { rows } = await sql<{ wait: number; attempts: number }>`
        select extract(epoch from start_after - now())::float as wait, (select attempts from mail) as attempts
        from pgboss.job where state = 'retry' and start_after > now() + interval '5 seconds'`.execute(post.ownerDb);
        expect(rows[0]?.attempts).toBe(tries);
        waits.push(rows[0]?.wait ?? 0);
      }, patience);
      await post.passTime();
    }
    expect(waits[0]).toBeGreaterThan(10);
    expect(waits[2]).toBeGreaterThan(waits[0] ?? 0);
  }, 20_000);

  test('after its last try a mail has failed, and says why', async (context) => {
    const post = await openPostOffice(context);
    post.server.answerNext({ code: 451, text: '4.3.0 still not' });
    post.work();
    const guid = await post.system.transact(async (tx) => {
      const queued = await sendMail(post.system, tx, mail);
      await sql`update pgboss.job set retry_count = retry_limit, started_on = now() where data->>'mailGuid' = ${queued}`.execute(tx);
      return queued;
    });
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject({ state: 'failed', attempts: 1 }), patience);
    expect((await post.stateOf(guid)).lastError).toContain('451');
  });

  test('a server that says nothing, or is not there, is tried again until it answers', async (context) => {
    const post = await openPostOffice(context);
    const mute = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((resolve) => mute.once('listening', resolve));
    const { port } = mute.address() as AddressInfo;
    const stop = post.work({ SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=300` });
    const guid = await post.send();
    await vi.waitFor(async () => expect((await post.stateOf(guid)).lastError).toContain('ETIMEDOUT'), patience);
    await new Promise<void>((resolve) => {
      mute.close(() => resolve());
    });
    await vi.waitFor(async () => {
      await post.passTime();
      expect((await post.stateOf(guid)).lastError).toMatch(/ESOCKET|ECONN/);
    }, patience);
    const late = await startMailServer({ port });
    await vi.waitFor(async () => {
      await post.passTime();
      expect(await post.stateOf(guid)).toMatchObject({ state: 'sent' });
    }, patience);
    expect(late.received).toHaveLength(1);
    await stop();
    await late.close();
  }, 45_000);

  test('a worker that is killed after the server took the mail costs one copy more, and both are known as the same mail', async (context) => {
    const post = await openPostOffice(context);
    post.server.fallSilentOnce();
    const env = { ...environment, SMTP_URL: `smtp://127.0.0.1:${post.server.port}` };
    const worker = spawn(process.execPath, [workerFile, JSON.stringify(post.connection), JSON.stringify(env)], { stdio: 'inherit' });
    const guid = await post.send();
    await vi.waitFor(() => expect(post.server.received).toHaveLength(1), patience);
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    expect(await post.stateOf(guid)).toMatchObject({ state: 'waiting', attempts: 1 });
    await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`.execute(post.ownerDb);
    post.work();
    await vi.waitFor(async () => {
      await post.passTime();
      expect(await post.stateOf(guid)).toMatchObject({ state: 'sent', attempts: 2 });
    }, patience);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(post.server.received.map(({ mail: { messageId } }) => messageId)).toEqual([
      `<${guid}@plein.example>`,
      `<${guid}@plein.example>`,
    ]);
  }, 30_000);

  test('a mail that was sent already is not sent again when its job comes back', async (context) => {
    const post = await openPostOffice(context);
    post.work();
    const guid = await post.send();
    await vi.waitFor(async () => expect((await post.stateOf(guid)).state).toBe('sent'), patience);
    await sql`update pgboss.job set state = 'retry', completed_on = null, start_after = now()`.execute(post.ownerDb);
    await vi.waitFor(async () => {
      const { rows } = await sql`select state from pgboss.job`.execute(post.ownerDb);
      expect(rows).toEqual([{ state: 'completed' }]);
    }, patience);
    expect(post.server.received).toHaveLength(1);
  });

  test('a mail sealed with another secret fails at once', async (context) => {
    const post = await openPostOffice(context);
    post.work({ SMTP_URL: post.server.url, SECRET: 'another secret, also forty-two characters…' });
    const guid = await post.send();
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject({ state: 'failed', lastError: 'ESEAL' }), patience);
    expect(post.server.received).toEqual([]);
  });

  test('a mail that cannot be written to its file is tried again later', async (context) => {
    const post = await openPostOffice(context);
    const dataDir = await mkdtemp(join(tmpdir(), 'plein-mail-'));
    await writeFile(join(dataDir, 'mail'), 'in the way');
    post.work({ DATA_DIR: dataDir });
    const guid = await post.send();
    await vi.waitFor(async () => expect(await post.stateOf(guid)).toMatchObject({ state: 'waiting', lastError: 'EEXIST' }), patience);
    await rm(join(dataDir, 'mail'));
    await vi.waitFor(async () => {
      await post.passTime();
      expect(await post.stateOf(guid)).toMatchObject({ state: 'sent' });
    }, patience);
    await rm(dataDir, { recursive: true });
  });

  test('without a server a mail becomes a file that only its owner can read', async (context) => {
    const post = await openPostOffice(context);
    post.work({});
    const guid = await post.send();
    await vi.waitFor(async () => expect((await post.stateOf(guid)).state).toBe('sent'), patience);
    const folder = join(post.system.config.dataDir, 'mail');
    expect(await readdir(folder)).toEqual([`${guid}.eml`]);
    const path = join(folder, `${guid}.eml`);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const written = await PostalMime.parse(await readFile(path));
    expect(written).toMatchObject({ subject: 'Kies een nieuw wachtwoord', to: [{ address: 'noor@plein.test' }] });
    expect(written.text).toContain('https://plein.example/reset/abc?a=1&b=2');
  });

  test('a mail that somebody waits for goes before a hundred invitations, and all arrive once', async (context) => {
    const post = await openPostOffice(context);
    const invitations = Array.from({ length: 100 }, (_, number) => `gast-${number}@plein.test`);
    for (const to of invitations) await post.send({ kind: 'invitation.invite', to });
    await post.send({ kind: 'auth.reset', to: 'noor@plein.test' });
    post.work();
    await vi.waitFor(() => expect(post.server.received.length).toBeGreaterThan(0), patience);
    await vi.waitFor(() => expect(post.server.received.map(({ to }) => to[0])).toContain('noor@plein.test'), patience);
    expect(post.server.received.map(({ to }) => to[0]).indexOf('noor@plein.test')).toBeLessThan(4);
    await vi.waitFor(() => expect(post.server.received).toHaveLength(101), { ...patience, timeout: 120_000 });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(post.server.received.map(({ to }) => to.join()).toSorted()).toEqual([...invitations, 'noor@plein.test'].toSorted());
  }, 150_000);

  test('one that comes while the others are being sent does not wait for them', async (context) => {
    const post = await openPostOffice(context);
    for (let number = 0; number < 100; number++) await post.send({ kind: 'invitation.invite', to: `gast-${number}@plein.test` });
    post.work();
    await vi.waitFor(() => expect(post.server.received.length).toBeGreaterThan(2), patience);
    await post.send({ kind: 'auth.reset', to: 'noor@plein.test' });
    await vi.waitFor(() => expect(post.server.received.map(({ to }) => to[0])).toContain('noor@plein.test'), patience);
    expect(post.server.received.length).toBeLessThan(101);
    await vi.waitFor(() => expect(post.server.received).toHaveLength(101), { ...patience, timeout: 120_000 });
  }, 150_000);
});
