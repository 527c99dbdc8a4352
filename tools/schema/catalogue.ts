import pg from 'pg';
import type { DatabaseConnection } from '#platform/server/db/connection.ts';

export interface Column {
  name: string;
  /** As SQL writes it: `text`, `uuid[]`, `numeric(10,2)`. */
  type: string;
  collation: string | null;
  isNullable: boolean;
  default: string | null;
  identity: 'always' | 'by default' | null;
  isComputed: boolean;
}

export interface Constraint {
  name: string;
  definition: string;
}

export interface Table {
  name: string;
  columns: Column[];
  constraints: Constraint[];
  indexes: string[];
  triggers: string[];
}

export interface Catalogue {
  extensions: string[];
  enums: { name: string; labels: string[] }[];
  tables: Table[];
  views: { name: string; definition: string; columns: Column[] }[];
  functions: string[];
}

/** The migrator's own books are not part of the product's schema; nor is what an extension brought along. */
const notOurs = `
  (c.relname in ('kysely_migration', 'kysely_migration_lock')
   or exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e'))`;

const relations = `
  select c.oid::int as oid, c.relname as name, pg_get_viewdef(c.oid, true) as definition
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind = any($1) and not ${notOurs}
  order by c.relname collate "C"`;

const columnsOf = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
         pg_get_expr(d.adbin, d.adrelid) as "default", a.attgenerated <> '' as "isComputed",
         case a.attidentity when 'a' then 'always' when 'd' then 'by default' end as identity,
         case when a.attcollation <> t.typcollation then quote_ident(co.collname) end as collation
  from pg_attribute a
  join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  left join pg_collation co on co.oid = a.attcollation
  where a.attrelid = $1 and a.attnum > 0 and not a.attisdropped
  order by a.attnum`;

// PostgreSQL 18 also lists NOT NULL here ('n'); those stand with their columns.
const constraintsOf = `
  select conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where conrelid = $1 and contype in ('p', 'u', 'c', 'f', 'x')
  order by array_position(array['p', 'u', 'c', 'x', 'f']::"char"[], contype), conname collate "C"`;

const indexesOf = `
  select pg_get_indexdef(i.indexrelid) as line
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1 and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by c.relname collate "C"`;

const triggersOf = `select pg_get_triggerdef(oid) as line from pg_trigger where tgrelid = $1 and not tgisinternal order by tgname collate "C"`;

const functions = `
  select pg_get_functiondef(p.oid) as line
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  order by p.proname collate "C", pg_get_function_identity_arguments(p.oid) collate "C"`;

const enums = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace
  group by t.typname order by t.typname collate "C"`;

const extensions = `select extname as line from pg_extension where extname <> 'plpgsql' order by extname collate "C"`;

/** Reads what the migrations made, in an order that does not depend on how or where they ran. */
export async function readCatalogue(connection: DatabaseConnection): Promise<Catalogue> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const tables: Table[] = [];
    for (const { oid, name } of await rows<Relation>(client, relations, [['r', 'p']])) {
      tables.push({
        name,
        columns: await rows<Column>(client, columnsOf, [oid]),
        constraints: await rows<Constraint>(client, constraintsOf, [oid]),
        indexes: await lines(client, indexesOf, [oid]),
        triggers: await lines(client, triggersOf, [oid]),
      });
    }
    const views: Catalogue['views'] = [];
    for (const { oid, name, definition } of await rows<Relation>(client, relations, [['v']])) {
      views.push({ name, definition, columns: await rows<Column>(client, columnsOf, [oid]) });
    }
    return {
      extensions: await lines(client, extensions),
      enums: await rows<Catalogue['enums'][number]>(client, enums),
      tables,
      views,
      functions: await lines(client, functions),
    };
  } finally {
    await client.end();
  }
}

interface Relation {
  oid: number;
  name: string;
  definition: string;
}

async function rows<T>(client: pg.Client, text: string, values: unknown[] = []): Promise<T[]> {
  // The shape is what the statement above selects; there is nothing in between that could know better.
  return (await client.query(text, values)).rows as T[];
}

async function lines(client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> {
  return (await rows<{ line: string }>(client, text, values)).map((row) => row.line);
}
