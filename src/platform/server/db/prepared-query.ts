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
    return execute(db, name, compiled, values);
  };
}

/** Beyond this, a connection would keep more plans than it is ever asked for again. */
const mostShapes = 100;

interface ShapedQuery<Input, Row> {
  /** Of two inputs with the same shape the query is the same, with other values in it. */
  shapeOf(input: Input): string;
  /** All that is not the shape must come in through `value`. */
  build(input: Input, value: <T>(read: (input: Input) => T) => T): RawBuilder<Row>;
}

/** A query whose text depends on what is asked: built once here and planned once per connection for each shape it has. */
export function preparedByShape<Input, Row>({ shapeOf, build }: ShapedQuery<Input, Row>): (db: Db, input: Input) => Promise<Row[]> {
  const shapes = new Map<string, Prepared>();

  interface Prepared {
    reads: ((input: Input) => unknown)[];
    compiled: CompiledQuery<Row>;
    name: string | undefined;
  }

  function prepare(db: Db, input: Input): Prepared {
    const reads: Prepared['reads'] = [];
    // Kysely passes on what it is given without a look at it.
    const compiled = build(input, (read) => new Place(reads.push(read) - 1) as never).compile(db);
    return { reads, compiled, name: shapes.size < mostShapes ? `plein_${++count}` : undefined };
  }

  return (db, input) => {
    const shape = shapeOf(input);
    const { reads, compiled, name } = shapes.get(shape) ?? prepare(db, input);
    if (name !== undefined) shapes.set(shape, { reads, compiled, name });
    return execute(
      db,
      name,
      compiled,
      reads.map((read) => read(input)),
    );
  };
}

async function execute<Row>(db: Db, name: string | undefined, compiled: CompiledQuery<Row>, values: unknown[]): Promise<Row[]> {
  // Kysely knows no names for statements, but hands this to the driver as it is, which does.
  const sql = name === undefined ? compiled.sql : ({ name, text: compiled.sql } as unknown as string);
  const parameters = compiled.parameters.map((parameter) => (parameter instanceof Place ? values[parameter.index] : parameter));
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql, parameters });
  return rows;
}
