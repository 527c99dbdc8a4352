import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connectionsTo, createTemplate, startTestServer } from '../tests/support/test-server.ts';
import { readCatalogue, type Catalogue } from './schema/catalogue.ts';
import { writeSql } from './schema/sql.ts';
import { writeTypes } from './schema/types.ts';

const outputs = [
  { path: 'db/schema.sql', write: writeSql },
  { path: 'src/platform/server/db/schema.ts', write: writeTypes },
];

const catalogue = await catalogueOfMigrations();
const isCheck = process.argv.includes('--check');
for (const { path, write } of outputs) {
  if (isCheck) check(path, write(catalogue));
  else writeFileSync(absolute(path), write(catalogue));
}

/** What the migrations make of an empty database, on a server that is thrown away. */
async function catalogueOfMigrations(): Promise<Catalogue> {
  const { server, stop } = await startTestServer();
  try {
    return await readCatalogue(connectionsTo(server, await createTemplate(server)).owner);
  } finally {
    await stop();
  }
}

function check(path: string, expected: string): void {
  const difference = firstDifference(readOrNothing(path), expected);
  if (!difference) return;
  process.exitCode = 1;
  console.error(
    `${path}:${difference.line} does not fit the migrations: has "${difference.found}", should have "${difference.expected}". Run: node tools/dump-schema.ts`,
  );
}

function firstDifference(found: string, expected: string) {
  const foundLines = found.split('\n');
  const expectedLines = expected.split('\n');
  const length = Math.max(foundLines.length, expectedLines.length);
  const index = Array.from({ length }).findIndex((_, i) => foundLines[i] !== expectedLines[i]);
  return index === -1
    ? undefined
    : { line: index + 1, found: foundLines[index]?.trim() ?? '', expected: expectedLines[index]?.trim() ?? '' };
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(absolute(path), 'utf8');
  } catch {
    return '';
  }
}

function absolute(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}
