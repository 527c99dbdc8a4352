interface Ownership {
  tablesOf: Readonly<Record<string, readonly string[]>>;
  otherWriters: readonly { domain: string; table: string; why: string }[];
  /** What each domain reads of others. */
  readsOf: Readonly<Record<string, readonly string[]>>;
}

interface Source {
  file: string;
  code: string;
}

/**
 * A domain writes to its own tables alone: whoever changes a rule about what is stored finds every place in one folder. Reading another's
 * is allowed where it is named, because a join is often the only quick way; the list shows what a change of a table can break.
 */
export function problemsOfTables(sources: readonly Source[], tables: readonly string[], ownership: Ownership): string[] {
  const { tablesOf, otherWriters, readsOf } = ownership;
  const ownerOf = new Map(Object.entries(tablesOf).flatMap(([domain, own]) => own.map((table) => [table, domain] as const)));
  const [writes, reads] = [new Map<string, string>(), new Map<string, string>()];
  for (const { file, code } of sources) {
    const domain = ownerFolderOf(file);
    if (!domain) continue;
    const text = withoutComments(code);
    for (const table of tables) {
      if (ownerOf.get(table) === domain) continue;
      if (isWritten(text, table)) writes.set(`${domain} ${table}`, file);
      else if (isNamed(text, table)) reads.set(`${domain} ${table}`, file);
    }
  }
  const allowedWrites = new Set(otherWriters.map(({ domain, table }) => `${domain} ${table}`));
  const allowedReads = new Set(Object.entries(readsOf).flatMap(([domain, read]) => read.map((table) => `${domain} ${table}`)));
  return [
    ...tables.filter((table) => !ownerOf.has(table)).map((table) => `table ${table} has no owner`),
    ...[...ownerOf.keys()].filter((table) => !tables.includes(table)).map((table) => `table ${table} has an owner and does not exist`),
    ...found(writes, allowedWrites).map(([what, file]) => `${file}: ${sentence(what, 'writes to')}; ask its owner to do it`),
    ...found(reads, allowedReads).map(([what, file]) => `${file}: ${sentence(what, 'reads')}; ask its owner, or name it among the reads`),
    ...unused(allowedWrites, writes).map((what) => `${sentence(what, 'writes to')} no more: take it off the list`),
    ...unused(allowedReads, reads).map((what) => `${sentence(what, 'reads')} no more: take it off the list`),
  ];

  function sentence(what: string, verb: string): string {
    const [domain, table] = what.split(' ');
    return `${domain} ${verb} ${table}, which is of ${ownerOf.get(table ?? '') ?? 'nobody'}`;
  }
}

function found(done: ReadonlyMap<string, string>, allowed: ReadonlySet<string>): [string, string][] {
  return [...done].filter(([what]) => !allowed.has(what));
}

function unused(allowed: ReadonlySet<string>, done: ReadonlyMap<string, string>): string[] {
  return [...allowed].filter((what) => !done.has(what));
}

function ownerFolderOf(file: string): string | undefined {
  if (/\.test\.ts$|\/testing\//.test(file)) return undefined;
  const [, domain] = /^src\/domains\/([^/]+)\/server\//.exec(file) ?? [];
  return domain ?? /^src\/(platform|app)\/(?:server|cli)\//.exec(file)?.[1];
}

function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** In the words of the query builder, where tables are in camel case, or in SQL. */
function isWritten(text: string, table: string): boolean {
  return new RegExp(
    `\\b(?:insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*['"]${camelCase(table)}\\b|\\b(?:insert into|update|delete from)\\s+${table}\\b`,
    'i',
  ).test(text);
}

function isNamed(text: string, table: string): boolean {
  const inBuilder = `\\b(?:selectFrom|from|using|\\w*[jJ]oin)\\(\\s*(?:\\[[^\\]]*)?['"]${camelCase(table)}\\b`;
  return new RegExp(`${inBuilder}|\\b(?:from|join)\\s+(?:\\w+(?:\\s+(?:as\\s+)?\\w+)?\\s*,\\s*)*${table}\\b`).test(text);
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}
