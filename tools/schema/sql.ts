import type { Catalogue, Column, Table } from './catalogue.ts';

/** The whole schema as SQL, for people who review a change: never run, always equal for equal migrations. */
export function writeSql(catalogue: Catalogue): string {
  const parts = [
    '-- Written by tools/dump-schema.ts from the migrations. Do not edit.',
    ...catalogue.extensions.map((name) => `create extension ${name};`),
    ...catalogue.enums.map(({ name, labels }) => `create type ${name} as enum (${labels.map(quote).join(', ')});`),
    ...catalogue.functions.map((definition) => `${definition.trim()};`),
    ...catalogue.tables.map(writeTable),
    ...catalogue.views.map(({ name, definition }) => `create view ${name} as\n${definition}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function writeTable(table: Table): string {
  const columns = table.columns.map((column) => `  ${writeColumn(column)}`);
  const constraints = table.constraints.map(({ name, definition }) => `  constraint ${name} ${definition}`);
  const create = `create table ${table.name} (\n${[...columns, ...constraints].join(',\n')}\n);`;
  return [create, ...table.indexes.map(endLine), ...table.triggers.map(endLine)].join('\n');
}

function writeColumn(column: Column): string {
  const words = [column.name, column.type];
  if (column.collation) words.push(`collate ${column.collation}`);
  if (column.identity) words.push(`generated ${column.identity} as identity`);
  else if (column.isComputed) words.push(`generated always as (${column.default}) stored`);
  else if (column.default !== null) words.push(`default ${column.default}`);
  if (!column.isNullable) words.push('not null');
  return words.join(' ');
}

function endLine(definition: string): string {
  return `${definition};`;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
