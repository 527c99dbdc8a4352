import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, readRepositoryFile, reportProblems, repositoryRoot } from './repository-files.ts';

const catalogueFile = /^src\/.*\/(nl|en)(\.[a-z-]+)?\.ts$/;

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

/** Texts whose name occurs nowhere in the code. A name that does occur may still be unused: only the sure cases are reported. */
export function unusedTexts(catalogue: unknown, words: ReadonlySet<string>): string[] {
  return [...textsOf(catalogue).keys()].filter((key) => !words.has(key.split(/\W+/).at(-1) ?? ''));
}

/** The texts of one file, whatever it calls its export: `nl`, `en`, `nlAdmin`. */
async function readCatalogue(path: string): Promise<Record<string, unknown>> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(repositoryRoot, path)).href)) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(module).map(([name, texts]) => [name.replace(/^(?:nl|en)(?=[A-Z]|$)/, ''), texts]));
}

function wordsOfCode(files: string[]): Set<string> {
  const code = files.filter((path) => /^src\/.*\.tsx?$/.test(path) && !catalogueFile.test(path));
  return new Set(code.flatMap((path) => readRepositoryFile(path).match(/\w+/g) ?? []));
}

function twinOf(path: string): string {
  return path.replace(/(?<=\/)(?:nl|en)(?=[.][^/]*$)/, (language) => (language === 'nl' ? 'en' : 'nl'));
}

export async function findMessageProblems(): Promise<{ catalogues: number; texts: number; problems: string[] }> {
  const files = listFiles();
  const words = wordsOfCode(files);
  const catalogues = files.filter((path) => catalogueFile.test(path));
  const problems = catalogues.filter((path) => !files.includes(twinOf(path))).map((path) => `${path} has no twin ${twinOf(path)}`);
  const paired = catalogues.filter((path) => /\/nl[^/]*$/.test(path) && files.includes(twinOf(path)));
  let texts = 0;
  for (const path of paired) {
    const dutch = await readCatalogue(path);
    texts += textsOf(dutch).size;
    const findings = [
      ...compareCatalogues(dutch, await readCatalogue(twinOf(path))),
      ...unusedTexts(dutch, words).map((key) => `${key} is used nowhere`),
    ];
    problems.push(...findings.map((finding) => `${path}: ${finding}`));
  }
  return { catalogues: paired.length, texts, problems };
}

if (import.meta.main) {
  const { catalogues, texts, problems } = await findMessageProblems();
  reportProblems(problems, `${texts} texts in ${catalogues} catalogues, each in nl and en`);
}
