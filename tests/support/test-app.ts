import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { seedPlatform } from '#app/server/seed.ts';
import { personalData } from '#app/server/personal-data.ts';
import { createSystemCtx } from '#app/server/system-ctx.ts';
import { prepareServer, type PreparedServer } from '#app/server/server.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { createUser } from '#domains/users/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { queuedMails, type QueuedMail } from './queued-mails.ts';
import { testConfig } from './test-config.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';
import { quietLog } from './test-server.ts';

/** The whole product on a database of its own, asked without a network. */
export interface TestApp extends TestDatabase {
  server: PreparedServer;
  config: Config;
  /** The platform itself: to prepare what a test is about. */
  system: Ctx;
  /** What every domain keeps about people. */
  personalData: typeof personalData;
  /** Somebody who is not signed in. */
  visitor: Client;
  /** A new person, signed in through the sign-in form. */
  signedIn(person?: Partial<Person>): Promise<SignedInClient>;
  /** Another server on the same database, as on a second machine. Closed with the first. */
  secondInstance(env?: Record<string, string>, connection?: DatabaseConnection, passwordCost?: Config['passwordCost']): Promise<Instance>;
  /** Everybody accepts the terms of use that are in force, as they would after a new version. */
  acceptTerms(): Promise<void>;
  /** Puts the first page there, and waits until it can be read. */
  withHomePage(): Promise<void>;
  /** The mails that were queued, oldest first, as their reader would get them. */
  mails(): Promise<QueuedMail[]>;
}

export interface Instance {
  server: PreparedServer;
  visitor: Client;
  /** The browser of somebody who signed in at the other instance. */
  as(person: SignedInClient): Client;
}

export interface Person {
  email: string;
  firstName: string;
  middleName: string;
  lastName: string;
  isAdmin: boolean;
  isContentManager: boolean;
  isMett: boolean;
  isDeveloper: boolean;
  /** The version of the terms of use that is in force. */
  hasAcceptedTerms: boolean;
}

export type Answered = LightMyRequestResponse;

export interface Client {
  get(path: string, headers?: Record<string, string>): Promise<Answered>;
  /** A call with a JSON body. */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  /** A form of one of our own pages. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Answered>;
}

export interface SignedInClient extends Client {
  guid: string;
  email: string;
  password: string;
  cookies: Record<string, string>;
}

/** The header line a browser of this person would send. */
export function cookieOf({ cookies }: SignedInClient): string {
  return `Cookie: ${Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')}`;
}

export const testPassword = 'een zin die niemand raadt 42';

/** A hash says how hard it is to check. This one is easy, because tests sign in a lot. */
const quickCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const quickHash = hash(testPassword, quickCost);

let people = 0;

export async function testApp(given: Record<string, string> = {}, log = quietLog): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plein-test-'));
  const env = { DATA_DIR: dataDir, ...given };
  const config = { ...testConfig({ RATE_LIMITS: 'off', DEMO: 'off', ...env }), passwordCost: quickCost };
  const database = await testDatabase();
  const server = await prepareServer({ config, database: database.database, log, worker: { index: 1, count: 1 } });
  const system = testSystem(database, config);
  const instances: { close(): Promise<void> }[] = [];

  async function signedIn({ hasAcceptedTerms = true, ...given }: Partial<Person> = {}): Promise<SignedInClient> {
    people += 1;
    const nothing = { isAdmin: false, isContentManager: false, isMett: false, isDeveloper: false };
    const person = {
      email: `persoon-${people}@plein.test`,
      firstName: 'Noor',
      middleName: 'van der',
      lastName: 'Haven',
      ...nothing,
      ...given,
    };
    const { termsOfUseVersion } = await getSettings(system);
    const accepted = hasAcceptedTerms && { termsOfUseVersionAccepted: termsOfUseVersion };
    const guid = await createUser(system, { ...person, ...accepted, isVerified: true });
    await database.db
      .insertInto('userPassword')
      .values({ userGuid: guid, hash: await quickHash })
      .execute();
    return signIn(server, { guid, email: person.email, password: testPassword });
  }

  async function secondInstance(
    changed: Record<string, string> = {},
    connection = database.connection,
    passwordCost: Config['passwordCost'] = quickCost,
  ): Promise<Instance> {
    const own = openDatabase(connection, { size: 3, log: quietLog });
    const second = await prepareServer({
      config: { ...testConfig({ RATE_LIMITS: 'off', DEMO: 'off', ...env, ...changed }), passwordCost },
      database: own,
      log,
      worker: { index: 2, count: 1 },
    });
    instances.push(second, own);
    return { server: second, visitor: clientOf(second), as: ({ cookies }) => clientOf(second, cookies) };
  }

  async function acceptTerms(): Promise<void> {
    const { termsOfUseVersion } = await getSettings(system);
    await database.db.updateTable('appUser').set({ termsOfUseVersionAccepted: termsOfUseVersion }).execute();
  }

  async function withHomePage(): Promise<void> {
    await seedPlatform({ config, db: database.db, log: quietLog });
    const isThere = async () => {
      if ((await clientOf(server).get('/')).statusCode !== 200) throw new Error('The home page is not there yet.');
    };
    await vi.waitFor(isThere, { timeout: 10_000 });
  }

  return {
    ...database,
    server,
    config,
    system,
    personalData,
    visitor: clientOf(server),
    signedIn,
    secondInstance,
    acceptTerms,
    withHomePage,
    mails: () => queuedMails(database.db, config.secret),
    async close() {
      for (const instance of instances) await instance.close();
      await server.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The platform itself on a database, without a server. */
export function testSystem({ db }: Pick<TestDatabase, 'db'>, config: Config): Ctx {
  return createSystemCtx({ config, db, log: quietLog });
}

async function signIn(server: PreparedServer, person: Pick<SignedInClient, 'guid' | 'email' | 'password'>): Promise<SignedInClient> {
  const answer = await clientOf(server).post('/login', { email: person.email, password: person.password });
  if (answer.statusCode !== 303) throw new Error(`Signing in was answered ${answer.statusCode}: ${answer.body.slice(0, 500)}`);
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { ...person, cookies, ...clientOf(server, cookies) };
}

export function clientOf(server: PreparedServer, cookies: Record<string, string> = {}): Client {
  const token = cookies['XSRF-TOKEN'];
  const ask = (options: InjectOptions) => server.app.inject({ ...options, cookies, headers: { host: 'localhost', ...options.headers } });
  return {
    get: (url, headers = {}) => ask({ method: 'GET', url, headers }),
    send: (method, url, body, headers = {}) =>
      ask({
        method,
        url,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(token !== undefined && { 'x-xsrf-token': token }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      }),
    post: (url, fields, headers = {}) =>
      ask({
        method: 'POST',
        url,
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
  };
}
