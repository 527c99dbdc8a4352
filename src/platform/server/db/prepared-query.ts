import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Db } from './database.ts';

/** Stands where a value will be. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

let count = 0;

/**
 * A query that is built once here and planned once per connection, then run with other values each time. For what nearly every
 * page asks: building a query and planning it take longer than answering it. Values may be compared and stored, but the query
 * itself may not depend on what they are.
 */
export function preparedQuery<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  const name = `plein_${++count}`;
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    // Kysely passes on what it is given without a look at it.
    compiled ??= build(db, ...(values.map((_, index) => new Place(index)) as Values)).compile();
    const parameters = compiled.parameters.map((parameter) => (parameter instanceof Place ? values[parameter.index] : parameter));
    return execute(db, name, { ...compiled, parameters });
  };
}

/** Beyond this, a connection would keep more plans than it is ever asked for again. */
const mostShapes = 100;
const namesOfShapes = new Map<string, string>();

/** A query whose shape depends on what is asked: built anew each time, but planned once per connection for each shape it has had. */
export function executeByShape<Row>(db: Db, query: RawBuilder<Row>): Promise<Row[]> {
  const compiled = query.compile(db);
  if (!namesOfShapes.has(compiled.sql) && namesOfShapes.size < mostShapes) namesOfShapes.set(compiled.sql, `plein_${++count}`);
  return execute(db, namesOfShapes.get(compiled.sql), compiled);
}

async function execute<Row>(db: Db, name: string | undefined, compiled: CompiledQuery<Row>): Promise<Row[]> {
  // Kysely knows no names for statements, but hands this to the driver as it is, which does.
  const sql = name === undefined ? compiled.sql : ({ name, text: compiled.sql } as unknown as string);
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql });
  return rows;
}
