import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { problemsOfTables } from './boundaries/check-tables.ts';
import { circlesOfDomains, type Import } from './boundaries/domain-circles.ts';
import * as ownership from './boundaries/table-owners.ts';

const root = resolve(import.meta.dirname, '..');

/** For each rule one import that must be refused. A rule that lets its own example through checks nothing. */
const planted: Record<string, { file: string; imports: string }> = {
  'platform-knows-no-domain': { file: 'src/platform/server/planted-domain.ts', imports: '#domains/cats/model/cat.ts' },
  'ui-kit-is-a-leaf': { file: 'src/ui/planted-platform.ts', imports: '#platform/web/client.ts' },
  'nobody-imports-app': { file: 'src/domains/cats/server/planted-app.ts', imports: '#app/server/main.ts' },
  'demo-is-optional': { file: 'src/domains/cats/server/planted-demo.ts', imports: '#demo/cats.ts' },
  'model-is-pure': { file: 'src/domains/cats/model/planted-react.ts', imports: 'react' },
  'browser-has-no-node': { file: 'src/domains/cats/ui/planted-node.ts', imports: 'node:fs' },
  'browser-never-server': { file: 'src/app/web/planted-server.ts', imports: '#domains/cats/server/index.ts' },
  'server-never-ui': { file: 'src/domains/cats/server/planted-ui.ts', imports: '../ui/index.ts' },
  'other-domain-by-its-index': { file: 'src/domains/dogs/server/planted-window.ts', imports: '#domains/cats/server/cat.queries.ts' },
  'sql-only-in-queries': { file: 'src/domains/cats/server/planted-sql.ts', imports: 'kysely' },
  'no-cycles': { file: 'src/platform/shared/planted-circle.ts', imports: './planted-half-circle.ts' },
  'testing-only-in-tests': { file: 'src/domains/cats/server/planted-factory.ts', imports: '../testing/factories.ts' },
  'migrations-are-frozen': { file: 'db/migrations/planted-import.ts', imports: '#platform/shared/errors.ts' },
};

/** A rule about what stands in the code itself, where no import gives it away. */
interface CodeRule {
  name: string;
  refused: RegExp;
  /** The files in which it is refused. */
  isAbout(file: string): boolean;
  advice: string;
  /** Each of these must be refused. */
  planted: Record<string, string>;
  /** And each of these is in order. */
  inItsPlace: Record<string, string>;
}

/** The queries of a slice or command, what the platform keeps for itself, and tests. */
const mayHoldSql = /\.queries\.ts$|^src\/platform\/server\/|\.db\.test\.ts$|^src\/domains\/[^/]+\/testing\//;

/** Also what a server shares with a browser: a browser hands in its own time. */
const runsOnServer =
  /^src\/(?:(?:platform|app|domains\/[^/]+)\/server\/|platform\/shared\/|domains\/[^/]+\/model\/|app\/[^/]+$)(?!.*\.test\.tsx?$)/;
/** The clocks themselves, and the log, whose lines carry the time of the machine that wrote them. */
const mayAskTheTime = ['src/platform/server/clock.ts', 'src/platform/server/logger.ts'];

const codeRules: CodeRule[] = [
  {
    // Whoever holds a connection writes SQL without any import.
    name: 'no-sql-outside-queries',
    refused: /\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(?:<[^`]*>)?`/,
    isAbout: (file) => !mayHoldSql.test(file),
    advice: 'move it to a *.queries.ts file of the slice that owns the table',
    planted: {
      'src/domains/cats/server/planted-select.ts': "export const find = (ctx) => ctx.db.selectFrom('cat').selectAll().execute();",
      'src/domains/cats/server/planted-insert.ts': "export const add = (tx) =>\n  tx\n    .insertInto('cat')\n    .execute();",
      'src/app/server/planted-update.ts': "export const rename = (db) => db.updateTable('cat').set({ name: 'Tom' }).execute();",
      'src/app/cli/planted-delete.ts': "export const remove = (db) => db.deleteFrom('cat').execute();",
      'src/app/cli/planted-tag.ts': 'export const count = (db, sql) => sql<{ count: number }>`select count(*) from cat`.execute(db);',
    },
    inItsPlace: {
      'src/domains/cats/server/cat-names.queries.ts': "export const list = (db) => db.selectFrom('cat').select('name').execute();",
      'src/domains/cats/server/cat.db.test.ts': "await db.deleteFrom('cat').execute();",
      'src/domains/cats/testing/cats.ts': "export const addCat = (db) => db.insertInto('cat').execute();",
      'src/platform/server/limits.ts': 'export const now = (db, sql) => sql`select now()`.execute(db);',
      'src/domains/cats/server/cat.service.ts': 'export const pick = (cats, sqlText) => cats.select(`${sqlText}`);',
    },
  },
  {
    name: 'no-clock-but-ours',
    refused: /\bDate\.now\b|\bnew Date\(\)/,
    isAbout: (file) => runsOnServer.test(file) && !mayAskTheTime.includes(file),
    advice: 'ask one of the clocks in src/platform/server/clock.ts',
    planted: {
      'src/domains/cats/server/planted-now.ts': 'export const isOld = (cat) => Date.now() - cat.bornOn.getTime() > 1000;',
      'src/app/server/planted-today.ts': 'export const today = () => new Date();',
      'src/domains/cats/model/planted-age.ts': 'export const ageOf = (cat) => Date.now() - cat.bornOn;',
      'src/app/planted-screen.ts': 'export const screen = () => ({ time: new Date() });',
      'src/platform/server/planted-clock.ts': 'export const take = (clock = Date.now) => clock();',
    },
    inItsPlace: {
      'src/domains/cats/server/cat-age.service.ts': 'export const bornOn = (cat) => new Date(cat.bornOn);',
      'src/domains/cats/server/cat-age.test.ts': 'export const now = Date.now();',
      'src/domains/cats/ui/cat-age.tsx': 'export const now = () => Date.now();',
      'src/platform/server/clock.ts': 'export const machineTime = () => Date.now();',
    },
  },
];

/** Fish and worms need each other, each by an index. */
const circle: Record<string, string[]> = {
  'src/domains/fish/server/index.ts': ['#domains/worms/model/worm.ts'],
  'src/domains/worms/model/worm.ts': [],
  'src/domains/worms/ui/index.ts': ['#domains/fish/model/fish.ts'],
  'src/domains/fish/model/fish.ts': [],
};

/** A small house in good order. Nothing in it may be refused. */
const goodOrder: Record<string, string[]> = {
  'db/migrations/2026-01-01T0000-create-cat.ts': ['kysely'],
  'demo/cats.ts': ['#domains/cats/server/index.ts'],
  'src/app/server/seed.ts': ['#demo/cats.ts'],
  'src/app/server/main.ts': ['node:fs', '#domains/cats/server/index.ts', '#platform/server/config.ts'],
  'src/app/web/entry.ts': ['react', '#domains/cats/ui/index.ts', '#platform/web/client.ts', '#ui/button.ts'],
  'src/domains/cats/messages/nl.ts': [],
  'src/domains/cats/model/cat.ts': ['zod', '#platform/shared/errors.ts'],
  'src/domains/cats/server/cat.queries.ts': ['kysely'],
  'src/domains/cats/server/cat.test.ts': ['node:fs', '../testing/factories.ts'],
  'src/domains/cats/server/index.ts': ['./cat.queries.ts', '../model/cat.ts', '#platform/server/config.ts'],
  'src/domains/cats/testing/factories.ts': ['kysely'],
  'src/domains/cats/ui/index.ts': ['react', '../model/cat.ts', '../messages/nl.ts', '#ui/button.ts', '#platform/web/client.ts'],
  'src/domains/dogs/server/index.ts': ['#domains/cats/server/index.ts', '#domains/cats/model/cat.ts'],
  'src/platform/server/config.ts': ['node:fs', '#platform/shared/errors.ts'],
  'src/platform/shared/errors.ts': [],
  'src/platform/shared/planted-half-circle.ts': ['./planted-circle.ts'],
  'src/platform/web/client.ts': ['react', '#platform/shared/errors.ts'],
  'src/ui/button.ts': ['react', '#platform/shared/errors.ts'],
};

function filesAgainst({ refused, isAbout }: CodeRule, folder: string): string[] {
  return globSync('{src,demo}/**/*.{ts,tsx}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isAbout(file) && refused.test(readFileSync(join(folder, file), 'utf8')))
    .toSorted();
}

interface Found {
  violations: IViolation[];
  imports: Import[];
  modules: number;
}

async function cruiseFolder(folder: string): Promise<Found> {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['src', 'demo', 'db'], { ...options, baseDir: folder, validate: true });
  const { summary, modules } = output as ICruiseResult;
  const imports = modules.flatMap(({ source, dependencies }) => dependencies.map(({ resolved }) => ({ from: source, to: resolved })));
  return { violations: summary.violations, imports, modules: summary.totalCruised };
}

function writeCode(folder: string, file: string, code: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${code}\n`);
}

function writeModule(folder: string, file: string, imports: string[]): void {
  writeCode(folder, file, [...imports.map((target) => `import '${target}';`), 'export {};'].join('\n'));
}

/** The rules that miss their own example, and the good imports that are refused. */
async function testTheRules(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'plein-boundaries-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports: { '#demo/*': './demo/*', '#*': './src/*' } }));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [file, imports] of Object.entries({ ...goodOrder, ...circle })) writeModule(folder, file, imports);
    for (const { file, imports } of Object.values(planted)) writeModule(folder, file, [imports]);

    const { violations, imports } = await cruiseFolder(folder);
    const missed = Object.entries(planted)
      .filter(([rule, { file }]) => !violations.some((violation) => violation.rule.name === rule && violation.from === file))
      .map(([rule, { file }]) => `rule ${rule} does not notice its planted violation in ${file}`);
    const wronged = violations
      .filter(({ from, rule }) => from in goodOrder && rule.name !== 'no-cycles')
      .map(({ from, to, rule }) => `rule ${rule.name} refuses ${from} → ${to}, which is in order`);
    const unnoticed = circlesOfDomains(imports).length === 0 ? ['two planted domains that need each other are not noticed'] : [];
    return [...missed, ...wronged, ...unnoticed];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Where a rule about code misses an example, or refuses what is in order. */
function testTheCodeRule(rule: CodeRule): string[] {
  const { name, planted: wrong, inItsPlace } = rule;
  const folder = mkdtempSync(join(tmpdir(), 'plein-boundaries-'));
  try {
    for (const [file, code] of Object.entries({ ...wrong, ...inItsPlace })) writeCode(folder, file, code);
    const refused = filesAgainst(rule, folder);
    const missed = Object.keys(wrong).filter((file) => !refused.includes(file));
    const wronged = refused.filter((file) => file in inItsPlace);
    return [
      ...missed.map((file) => `rule ${name} does not notice its planted violation in ${file}`),
      ...wronged.map((file) => `rule ${name} refuses ${file}, which is in order`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function rulesWithoutExample(): Promise<string[]> {
  const { ruleSet } = await extractOptions(join(root, '.dependency-cruiser.cjs'));
  const names = (ruleSet?.forbidden ?? []).map(({ name = 'unnamed' }) => name);
  return names.filter((name) => !(name in planted)).map((name) => `rule ${name} has no planted violation in tools/check-boundaries.ts`);
}

function sourcesIn(folder: string): { file: string; code: string }[] {
  return globSync('src/**/*.ts', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));
}

const tables = [...readFileSync(join(root, 'db/schema.sql'), 'utf8').matchAll(/^create table (\w+)/gm)].flatMap(([, name]) => name ?? []);

/** With the owners of today: a domain that empties the table of another has to be noticed. */
function testTheTables(): string[] {
  const planted = { file: 'src/domains/search/server/planted.queries.ts', code: "db.deleteFrom('appUser').execute();" };
  const isNoticed = problemsOfTables([planted], tables, ownership).some((problem) => problem.startsWith(planted.file));
  return isNoticed ? [] : ['a planted write to the table of another domain is not noticed'];
}

const { violations, imports, modules } = await cruiseFolder(root);
const problems = [
  ...(modules === 0 ? ['no module was read, so nothing was checked'] : []),
  ...violations.map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`),
  ...circlesOfDomains(imports),
  ...problemsOfTables(sourcesIn(root), tables, ownership),
  ...testTheTables(),
  ...codeRules.flatMap((rule) => filesAgainst(rule, root).map((file) => `${file}: ${rule.name}; ${rule.advice}`)),
  ...(await rulesWithoutExample()),
  ...(await testTheRules()),
  ...codeRules.flatMap(testTheCodeRule),
];

for (const problem of problems) console.error(problem);
console.log(`${modules} modules read, ${Object.keys(planted).length + codeRules.length} rules tested on a planted violation`);
process.exitCode = problems.length > 0 ? 1 : 0;
