/** A query to the index, as PostgreSQL writes it. Made of stems only, so there is nothing in it that a person could have typed. */
export type TsQuery = string & { readonly brand: 'TsQuery' };

export function lexeme(stem: string): TsQuery {
  return `'${stem.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` as TsQuery;
}

export function anyOf(queries: readonly TsQuery[]): TsQuery {
  return joined(queries, ' | ');
}

export function allOf(queries: readonly TsQuery[]): TsQuery {
  return joined(queries, ' & ');
}

function joined(queries: readonly TsQuery[], operator: string): TsQuery {
  const different = [...new Set(queries)];
  return (different.length === 1 ? different[0] : `(${different.join(operator)})`) as TsQuery;
}
