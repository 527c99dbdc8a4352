import type { Catalogue, Column, Constraint } from './catalogue.ts';

const head = `// Written by tools/dump-schema.ts from the migrations. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default: may be left out of an insert. */
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Read as it was stored, so parse it; written as JSON.stringify() gives it, because the driver turns an array into an SQL array. */
export type Json = ColumnType<unknown, string, string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;
`;

const typeOf: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  'double precision': 'number',
  integer: 'number',
  json: 'Json',
  jsonb: 'Json',
  oid: 'number',
  real: 'number',
  smallint: 'number',
  'timestamp with time zone': 'Timestamp',
  'timestamp without time zone': 'Timestamp',
};

/** The tables as Kysely knows them: names in camelCase, a text with a closed list of values as a union. */
export function writeTypes({ tables, views, enums }: Catalogue): string {
  const enumTypes = Object.fromEntries(enums.map(({ name, labels }) => [name, union(labels)]));
  const relations = [...tables, ...views.map((view) => ({ ...view, constraints: [] }))];
  const interfaces = relations.map((relation) => {
    const columns = relation.columns.map(
      (column) => `  ${camelCase(column.name)}: ${writeColumn(column, relation.constraints, enumTypes)};`,
    );
    return `export interface ${pascalCase(relation.name)} {\n${columns.join('\n')}\n}\n`;
  });
  const names = relations.map(({ name }) => `  ${camelCase(name)}: ${pascalCase(name)};`);
  return [head, ...interfaces, `export interface DB {\n${names.join('\n')}\n}\n`].join('\n');
}

function writeColumn(column: Column, constraints: Constraint[], enumTypes: Record<string, string>): string {
  const type = allowedValues(column, constraints) ?? elementType(column.type, enumTypes);
  const nullable = column.isNullable ? `${type} | null` : type;
  if (column.isComputed || column.identity === 'always') return `GeneratedAlways<${nullable}>`;
  return column.default !== null || column.identity ? `Generated<${nullable}>` : nullable;
}

function elementType(sqlType: string, enumTypes: Record<string, string>): string {
  if (sqlType.endsWith('[]')) {
    const element = elementType(sqlType.slice(0, -2), enumTypes);
    return element.includes('|') ? `(${element})[]` : `${element}[]`;
  }
  return enumTypes[sqlType] ?? typeOf[sqlType.replace(/\(.*\)/, '')] ?? 'string';
}

/** `check (language in ('nl', 'en'))` comes back from the catalogue as `= ANY (ARRAY['nl'::text, …])`. */
function allowedValues(column: Column, constraints: Constraint[]): string | undefined {
  if (column.type !== 'text') return undefined;
  for (const { definition } of constraints) {
    const list = new RegExp(`^CHECK \\(\\(${column.name} = ANY \\(ARRAY\\[([^\\]]*)\\]\\)\\)\\)$`).exec(definition)?.[1];
    const only = new RegExp(`^CHECK \\(\\(${column.name} = ('[^']*'::text)\\)\\)$`).exec(definition)?.[1];
    const values = [...(list ?? only ?? '').matchAll(/'([^']*)'::text/g)].map((match) => match[1] ?? '');
    if (values.length > 0) return union(values);
  }
  return undefined;
}

function union(values: string[]): string {
  return values.map((value) => `'${value.replaceAll("'", "\\'")}'`).join(' | ');
}

function camelCase(name: string): string {
  return name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
