import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, readRepositoryFile, reportProblems, repositoryRoot } from './repository-files.ts';

const catalogueFile = /^src\/.*\/(nl|en)(\.[a-z-]+)?\.ts$/;

/** Texts that no screen shows yet, each with what it waits for. A text that is shown has to go from here. */
const waitingTexts: Record<string, string> = {};

/** Every text of a catalogue by its dotted path: what it is, and how many values it takes. */
export function textsOf(catalogue: unknown, path = ''): Map<string, string> {
  if (typeof catalogue === 'string') return new Map([[path, catalogue.trim() === '' ? 'an empty text' : 'a text']]);
  if (typeof catalogue === 'function') return new Map([[path, `a sentence with ${catalogue.length} values`]]);
  if (catalogue === null || typeof catalogue !== 'object') return new Map([[path, 'not a text']]);
  const entries = Object.entries(catalogue);
  return new Map(entries.flatMap(([key, value]) => [...textsOf(value, path ? `${path} › ${key}` : key)]));
}

export function compareCatalogues(dutch: unknown, english: unknown): string[] {
  const nl = textsOf(dutch);
  const en = textsOf(english);
  const fromDutch = [...nl].flatMap(([key, kind]) => {
    if (kind === 'an empty text' || kind === 'not a text') return [`${key} is ${kind} in nl`];
    const twin = en.get(key);
    if (twin === undefined) return [`${key} is missing in en`];
    return twin === kind ? [] : [`${key} is ${kind} in nl and ${twin} in en`];
  });
  const onlyEnglish = [...en.keys()].filter((key) => !nl.has(key));
  return [...fromDutch, ...onlyEnglish.map((key) => `${key} is missing in nl`)];
}

/** Texts whose name occurs nowhere in the product. A name that does occur may still be unused: only the sure cases are reported. */
export function unusedTexts(catalogue: unknown, words: ReadonlySet<string>): string[] {
  return [...textsOf(catalogue).keys()].filter((key) => !words.has(key.split(/\W+/).at(-1) ?? ''));
}

/** The texts of one file, whatever it calls its export: `nl`, `en`, `nlAdmin`. */
async function readCatalogue(path: string): Promise<Record<string, unknown>> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(repositoryRoot, path)).href)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(module).map(([name, texts]) => [name.replace(/^(?:nl|en)(?=[A-Z]|$)/, ''), texts]));
}

/** Every word of the product's own code: a test shows nobody a text. */
export function wordsOfProduct(files: readonly string[], read: (path: string) => string): Set<string> {
  const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
  const code = files.filter((path) => /^src\/.*\.tsx?$/.test(path) && !catalogueFile.test(path) && !isTest(path));
  return new Set(code.flatMap((path) => read(path).match(/\w+/g) ?? []));
}

/** What is unused and waits for nothing, and what waits without being unused. */
export function judgeUnused(unused: readonly string[], waiting: readonly string[]): string[] {
  const forgotten = unused.filter((text) => !waiting.includes(text)).map((text) => `${text} is used nowhere`);
  const arrived = waiting.filter((text) => !unused.includes(text)).map((text) => `${text} waits for nothing: take it off the list`);
  return [...forgotten, ...arrived];
}

function twinOf(path: string): string {
  return path.replace(/(?<=\/)(?:nl|en)(?=[.][^/]*$)/, (language) => (language === 'nl' ? 'en' : 'nl'));
}

export async function findMessageProblems(): Promise<{ catalogues: number; texts: number; problems: string[]; unused: string[] }> {
  const files = listFiles();
  const words = wordsOfProduct(files, readRepositoryFile);
  const catalogues = files.filter((path) => catalogueFile.test(path));
  const problems = catalogues.filter((path) => !files.includes(twinOf(path))).map((path) => `${path} has no twin ${twinOf(path)}`);
  const paired = catalogues.filter((path) => /\/nl[^/]*$/.test(path) && files.includes(twinOf(path)));
  const unused: string[] = [];
  let texts = 0;
  for (const path of paired) {
    const dutch = await readCatalogue(path);
    texts += textsOf(dutch).size;
    problems.push(...compareCatalogues(dutch, await readCatalogue(twinOf(path))).map((finding) => `${path}: ${finding}`));
    unused.push(...unusedTexts(dutch, words).map((key) => `${path}: ${key}`));
  }
  return { catalogues: paired.length, texts, problems, unused: judgeUnused(unused, Object.keys(waitingTexts)) };
}

if (import.meta.main) {
  const { catalogues, texts, problems, unused } = await findMessageProblems();
  reportProblems([...problems, ...unused], `${texts} texts in ${catalogues} catalogues, each in nl and en`);
}
