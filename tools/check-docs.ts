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

if (import.meta.main) {
  const files = listFiles();
  const pages = files.filter((path) => explained.test(path));
  const mentions = pages.flatMap((page) => pathsMentioned(readRepositoryFile(page)).map((mention) => ({ page, mention })));
  const problems = mentions
    .filter(({ page, mention }) => !isThere(mention, page, files))
    .map(({ page, mention }) => `${page}:${mention.line}: ${mention.path} does not exist`);
  reportProblems(problems, `${mentions.length} paths in ${pages.length} pages`);
}
