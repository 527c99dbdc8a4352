import { expect, test } from 'vitest';
import { problemsOfTables } from './check-tables.ts';

const house = {
  tablesOf: { cats: ['cat'], dogs: ['dog', 'dog_bone'] },
  otherWriters: [],
  readsOf: {},
};
const tables = ['cat', 'dog', 'dog_bone'];
const inDogs = (code: string) => [{ file: 'src/domains/dogs/server/dog.queries.ts', code }];

test.each([
  ['the query builder', "db.updateTable('cat').set({ name })"],
  ['the query builder with another name', "db\n  .deleteFrom('cat as each')"],
  ['SQL', 'sql`insert into cat (name) values (${name})`'],
  ['SQL over two lines', 'sql`with a as (select 1)\n  delete from\n cat`'],
])('a domain that writes to the table of another is named: %s', (_, code) => {
  expect(problemsOfTables(inDogs(code), tables, house)).toEqual([
    'src/domains/dogs/server/dog.queries.ts: dogs writes to cat, which is of cats; ask its owner to do it',
  ]);
});

test('its own tables, comments, tests and words that only look alike are in order', () => {
  const code = "// update cat\n/* delete from cat */ db.insertInto('dogBone'); const concat = sql`update dog set name = ${cat}`";
  const inTest = { file: 'src/domains/dogs/server/dog.db.test.ts', code: "db.deleteFrom('cat')" };
  expect(problemsOfTables([...inDogs(code), inTest], tables, house)).toEqual([]);
});

test('a read of another is named once, and goes from the list with its last use', () => {
  const reading = inDogs("db.selectFrom('dog').leftJoin('cat', 'cat.guid', 'dog.enemy')");
  const [problem] = problemsOfTables(reading, tables, house);
  expect(problem).toContain('dogs reads cat, which is of cats');
  const listed = { ...house, readsOf: { dogs: ['cat'] } };
  expect(problemsOfTables(reading, tables, listed)).toEqual([]);
  expect(problemsOfTables([], tables, listed)).toEqual(['dogs reads cat, which is of cats no more: take it off the list']);
});

test.each([
  ['the first of several', "db.selectFrom(['cat', 'dog'])"],
  ['a later one', "db.selectFrom(['dog', 'dogBone as bone',\n  'cat as each'])"],
  ['what an update looks at', "db.updateTable('dog').from(['dogBone', 'cat'])"],
  ['a later one in SQL', 'sql`select 1 from dog, dog_bone as bone, cat where true`'],
])('a read of one among several tables is named: %s', (_, code) => {
  expect(problemsOfTables(inDogs(code), tables, house)[0]).toContain('dogs reads cat, which is of cats');
});

test('a column or a value that is called as a table is no read', () => {
  expect(problemsOfTables(inDogs("db.selectFrom(['dog']).where('name', '=', 'cat')"), tables, house)).toEqual([]);
});

test('every table has an owner, and every owner a table', () => {
  expect(problemsOfTables([], ['cat', 'dog', 'bird'], house)).toEqual([
    'table bird has no owner',
    'table dog_bone has an owner and does not exist',
  ]);
});
