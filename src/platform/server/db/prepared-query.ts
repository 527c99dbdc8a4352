import type { Compilable, CompiledQuery } from 'kysely';
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
    // Kysely knows no names for statements, but hands this to the driver as it is, which does.
    const sql = { name, text: compiled.sql } as unknown as string;
    const parameters = compiled.parameters.map((parameter) => (parameter instanceof Place ? values[parameter.index] : parameter));
    const { rows } = await db.executeQuery<Row>({ ...compiled, sql, parameters });
    return rows;
  };
}
