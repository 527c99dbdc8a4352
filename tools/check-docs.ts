import { posix } from 'node:path';
import { listFiles, readRepositoryFile, reportProblems } from './repository-files.ts';

const explained = /^(?:README\.md|CONTRIBUTING\.md|docs\/.*\.md|src\/.*README\.md)$/;
const ourFolder = /^(?:\.ci|bench|db|docs|public|src|tests|tools)\//;
const ourFile = /^[\w.@#<>*-]+(?:\/[\w.@<>*-]+)*\.(?:ts|tsx|cjs|json|md|sql|css)$/;

export interface Mention {
  line: number;
  path: string;
  kind: 'link' | 'code';
}

/** Paths in `backticks` that look like ours, and targets of links that are not web addresses. Code fences are left out: they hold examples. */
export function pathsMentioned(markdown: string): Mention[] {
  const withoutFences = markdown.replace(/^```[\s\S]*?^```$/gm, (fence) => fence.replace(/[^\n]/g, ''));
  return withoutFences.split('\n').flatMap((text, index) => {
    const code = [...text.matchAll(/`([^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => ourFolder.test(path) || ourFile.test(path));
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target.replace(/#.*$/, ''));
    return [
      ...code.map((path) => ({ line: index + 1, path, kind: 'code' as const })),
      ...links.filter((path) => path && !/^[a-z]+:/.test(path)).map((path) => ({ line: index + 1, path, kind: 'link' as const })),
    ];
  });
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const wild = escaped.replace(/<[^>]*>/g, '*').replace(/\*\*\/|\*+/g, (stars) => (stars === '**/' ? '(?:.*/)?' : '[^/]*'));
  return new RegExp(`^${wild}`);
}

/** A link must lead somewhere from its own page. A path in code may be written from the root, from its page's folder, or as a bare file name. */
export function isThere({ path, kind }: Mention, page: string, files: readonly string[]): boolean {
  const here = posix.normalize(posix.join(posix.dirname(page), path));
  const places = kind === 'link' ? [here] : [path.replace(/^#/, 'src/'), here];
  const isBareName = kind === 'code' && !path.includes('/');
  return files.some((file) => {
    const names = isBareName ? [file, posix.basename(file)] : [file];
    return places.some((place) => names.some((name) => isPathOrFolder(name, place)));
  });
}

function isPathOrFolder(file: string, place: string): boolean {
  const matched = patternOf(place).exec(file)?.[0];
  if (matched === undefined) return false;
  return matched.length === file.length || matched.endsWith('/') || file[matched.length] === '/';
}

/** What a text says to type: the script of package.json and, of `plein`, the command behind it. */
export function commandsMentioned(text: string): { script: string; command: string | undefined }[] {
  const typed = text.matchAll(/\bnpm run (?<script>[a-z][a-z-]*)(?: -- (?<command>[a-z][a-z-]*))?/g);
  return [...typed].map(({ groups = {} }) => ({ script: groups['script'] ?? '', command: groups['command'] }));
}

function unknownCommands(files: readonly string[]): string[] {
  const { scripts } = JSON.parse(readRepositoryFile('package.json')) as { scripts: Record<string, string> };
  const commands = [...readRepositoryFile('src/app/cli/plein.ts').matchAll(/^ {2}'?([a-z-]+)'?: async \(\) =>/gm)].map(([, name]) => name);
  return files.flatMap((file) =>
    commandsMentioned(readRepositoryFile(file))
      .filter(({ script, command }) => !(script in scripts) || (script === 'plein' && ![undefined, 'help', ...commands].includes(command)))
      .map(({ script, command }) => `${file}: there is no npm run ${script}${command === undefined ? '' : ` -- ${command}`}`),
  );
}

if (import.meta.main) {
  const files = listFiles();
  const pages = files.filter((path) => explained.test(path));
  const mentions = pages.flatMap((page) => pathsMentioned(readRepositoryFile(page)).map((mention) => ({ page, mention })));
  const problems = mentions
    .filter(({ page, mention }) => !isThere(mention, page, files))
    .map(({ page, mention }) => `${page}:${mention.line}: ${mention.path} does not exist`);
  const advising = files.filter((path) => explained.test(path) || (/^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)));
  reportProblems([...problems, ...unknownCommands(advising)], `${mentions.length} paths in ${pages.length} pages`);
}
