import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { prepareServer, type PreparedServer } from '#app/server/server.ts';
import { seedPlatform } from '#app/server/seed.ts';
import { createSystemCtx } from '#app/server/system-ctx.ts';
import { createUser } from '#domains/users/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import { raiseContentVersion } from '#platform/server/content-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import { openDatabase, unhurriedPatience, type Database, type Db } from '#platform/server/db/database.ts';
import { clientOf, type Client } from '../../tests/support/test-app.ts';
import { testConfig } from '../../tests/support/test-config.ts';
import { connectionsTo, createDatabase, quietLog, type TestServer } from '../../tests/support/test-server.ts';
import { fillSearchCorpus } from './search-corpus.ts';

/** A site on a database of its own, asked without a network. */
export interface BenchSite {
  server: PreparedServer;
  system: Ctx;
  visitor: Client;
  admin: Client;
  close(): Promise<void>;
}

/** Nothing but so many items. */
export async function openEmptySite(testServer: TestServer, template: string, items: number): Promise<Omit<BenchSite, 'admin'>> {
  const { app, owner } = connectionsTo(testServer, await createDatabase(testServer, template));
  await fillSearchCorpus(owner, items);
  const config = testConfig({ RATE_LIMITS: 'off', DEMO: 'off' });
  const database = openDatabase(app, { size: 4, log: quietLog });
  const system = createSystemCtx({ config, db: database.db, log: quietLog });
  const server = await prepareServer({ config, database, log: quietLog, worker: { index: 1, count: 1 } });
  return { server, system, visitor: clientOf(server), close: () => closeAll(server, database) };
}

async function closeAll(server: PreparedServer, database: Database): Promise<void> {
  await server.close();
  await database.close();
}

export interface Growth {
  pages: number;
  items: number;
  users: number;
}

const password = 'een zin die niemand raadt 42';

/** The demo, and so much more. */
export async function openBenchSite(testServer: TestServer, template: string, growth: Growth, dataDir: string): Promise<BenchSite> {
  const { app, owner } = connectionsTo(testServer, await createDatabase(testServer, template));
  const config = testConfig({ RATE_LIMITS: 'off', DEMO: '1', DATA_DIR: dataDir });
  const owned = openDatabase(owner, { size: 1, log: quietLog, patience: unhurriedPatience });
  const database = openDatabase(app, { size: 4, log: quietLog });
  await seedPlatform({ config, db: owned.db, log: quietLog });
  if (growth.items > 0) await fillSearchCorpus(owner, growth.items);
  if (growth.pages > 0) await addPages(owned.db, growth.pages);
  if (growth.users > 0) await addUsers(owned.db, growth.users);
  await raiseContentVersion(owned.db);
  await sql`vacuum analyze`.execute(owned.db);
  await owned.close();
  const system = createSystemCtx({ config, db: database.db, log: quietLog });
  const server = await prepareServer({ config, database, log: quietLog, worker: { index: 1, count: 1 } });
  return {
    server,
    system,
    visitor: clientOf(server),
    admin: await signInAdmin(server, system),
    close: () => closeAll(server, database),
  };
}

async function signInAdmin(server: PreparedServer, system: Ctx): Promise<Client> {
  const { termsOfUseVersion } = await getSettings(system);
  const email = 'bench@plein.test';
  const person = { email, firstName: 'Bo', middleName: '', lastName: 'Bench', isContentManager: false, isMett: false, isDeveloper: false };
  const guid = await createUser(system, { ...person, isAdmin: true, isVerified: true, termsOfUseVersionAccepted: termsOfUseVersion });
  const easy = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await system.db.insertInto('userPassword').values({ userGuid: guid, hash: easy }).execute();
  const answer = await clientOf(server).post('/login', { email, password });
  if (answer.statusCode !== 303) throw new Error(`signing in was answered ${answer.statusCode}`);
  return clientOf(server, Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])));
}

/** Twenty sections of ten, with as many below each as it takes. In both languages, in the menu, published. */
async function addPages(db: Db, count: number): Promise<void> {
  await sql`
    with made as (
      insert into document (guid, kind) select gen_random_uuid(), 'page' from generate_series(1, ${count}::int) returning guid
    ), numbered as (
      select guid, row_number() over () - 1 as number, gen_random_uuid() as item from made
    ), worded as (
      select numbered.*, language, case language when 'nl' then 'Pagina over onderwerp ' else 'Page about subject ' end || number as title
      from numbered cross join unnest(array['nl', 'en']) as language
    ), published as (
      insert into document_language (document_guid, language, title, description, is_published, published_on, snapshot_version, snapshot, card)
      select guid, language, title, title, true, now(), 1,
             jsonb_build_object('format', 1, 'title', title, 'description', title, 'layout', '100', 'options', '{}'::jsonb,
                                'fields', '{}'::jsonb, 'buildingBlockInstances', '[]'::jsonb),
             jsonb_build_object('title', title, 'description', title, 'picture', null, 'fields', '{}'::jsonb, 'options', '{}'::jsonb,
                                'blocks', '[]'::jsonb)
      from worded
    ), placed as (
      insert into menu_item (guid, parent_guid, position, page_guid)
      select own.item, above.item, 100 + own.number, own.guid
      from numbered own left join numbered above on own.number >= 20 and above.number = case when own.number < 220 then own.number % 20 else 20 + own.number % 200 end
    )
    insert into menu_item_language (menu_item_guid, language, name, url_segment) select item, language, title, 'pagina-' || number from worded`.execute(
    db,
  );
}

async function addUsers(db: Db, count: number): Promise<void> {
  await sql`
    insert into app_user (email, email_key, first_name, last_name)
    select 'persoon' || number || '@voorbeeld.nl', 'persoon' || number || '@voorbeeld.nl',
           (array['Noor', 'Daan', 'Sem', 'Julia', 'Mila', 'Lucas', 'Emma', 'Levi'])[1 + number % 8], 'van Huis ' || md5(number::text)
    from generate_series(1, ${count}::int) as number`.execute(db);
}
