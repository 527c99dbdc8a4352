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

/** Words that follow each other, at the places they have in a phrase: everyday words between them count as a place. */
export function inARow(words: readonly { query: TsQuery; place: number }[]): TsQuery {
  const [first, ...rest] = words;
  if (!first || rest.length === 0) return (first?.query ?? '') as TsQuery;
  const steps = rest.map(({ query, place }, index) => ` <${place - (words[index]?.place ?? 0)}> ${query}`);
  return `(${first.query}${steps.join('')})` as TsQuery;
}

function joined(queries: readonly TsQuery[], operator: string): TsQuery {
  const different = [...new Set(queries)];
  return (different.length === 1 ? different[0] : `(${different.join(operator)})`) as TsQuery;
}
