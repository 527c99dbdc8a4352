import { expect, test } from 'vitest';
import { listFiles, readRepositoryFile } from './repository-files.ts';
import { foldersThatDiffer } from './tests-of-postgres.ts';

test('a domain that leaves something to PostgreSQL is tested on each version, and one that does not is not', () => {
  const files = {
    'src/domains/stones/server/stones.queries.ts': 'order by name collate "nl-x-icu"',
    'src/domains/stones/server/stones.db.test.ts': '',
    'src/domains/sticks/server/sticks.queries.ts': 'order by name',
    'src/domains/sticks/server/sticks.db.test.ts': '',
    'src/domains/sand/server/sand.queries.ts': 'for update skip locked',
  };
  const read = (path: string) => files[path as keyof typeof files];
  expect(foldersThatDiffer(Object.keys(files), read)).toEqual(['src/platform', 'src/domains/stones/server']);
});

test('searching, sorting, locks and rights of the product are among them', () => {
  const folders = foldersThatDiffer(listFiles(), readRepositoryFile);
  for (const domain of ['search', 'list-items', 'documents', 'audit', 'users']) expect(folders).toContain(`src/domains/${domain}/server`);
});
