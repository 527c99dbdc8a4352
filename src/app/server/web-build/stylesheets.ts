import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ManifestChunk, Manifest } from './manifest.ts';

/** The class names that the build gives, in a style sheet and in a page. */
const classInSheet = /\.(_[\w-]{4})(?![\w-])/g;
const classAttribute = 'class="';

/** The style sheets of the build, and which of them a page needs. */
export class Stylesheets {
  readonly #site: string;
  readonly #ofApp: ReadonlySet<string>;
  readonly #byClass = new Map<string, string>();
  /** In the order in which a page has them, so that pages with the same ones are the same in it. */
  readonly #files: readonly string[];

  constructor(folder: string, manifest: Manifest, entry: ManifestChunk) {
    const site = Object.values(manifest).find(({ name }) => name === 'site')?.css?.[0];
    if (!site) throw new Error('The website has no styles: run npm run build.');
    this.#site = site;
    this.#files = [...new Set([site, ...Object.values(manifest).flatMap(({ css }) => css ?? [])])];
    this.#ofApp = cssOf(entry, manifest);
    for (const file of this.#files)
      for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(classInSheet)) this.#byClass.set(name, file);
  }

  /** For a finished page: what is on every page, and the files that hold a class of this one. */
  forVisitor(markup: string): string {
    return this.#tags(this.#in(markup));
  }

  /** Also what the application itself shows. What it opens later brings its own styles, which the build's loader waits for. */
  forApp(markup: string): string {
    return this.#tags(this.#in(markup).union(this.#ofApp));
  }

  #in(markup: string): Set<string> {
    const needed = new Set([this.#site]);
    for (const classes of classesIn(markup))
      for (const name of classes.split(' ')) {
        const file = this.#byClass.get(name);
        if (file) needed.add(file);
      }
    return needed;
  }

  #tags(needed: ReadonlySet<string>): string {
    const links = this.#files.filter((file) => needed.has(file)).map((file) => `<link rel="stylesheet" href="/${file}">`);
    return links.join('');
  }
}

/** What its elements have as classes, each once: a page has hundreds, and few that differ. */
function classesIn(markup: string): Set<string> {
  const found = new Set<string>();
  for (let place = markup.indexOf(classAttribute); place >= 0; place = markup.indexOf(classAttribute, place)) {
    const start = place + classAttribute.length;
    place = markup.indexOf('"', start);
    found.add(markup.slice(start, place));
  }
  return found;
}

/** The styles of a chunk and of all that it cannot do without. */
function cssOf(chunk: ManifestChunk, manifest: Manifest, seen = new Set<ManifestChunk>()): Set<string> {
  if (seen.has(chunk)) return new Set();
  seen.add(chunk);
  const imported = (chunk.imports ?? []).flatMap((key) => manifest[key] ?? []);
  return new Set([...(chunk.css ?? []), ...imported.flatMap((each) => [...cssOf(each, manifest, seen)])]);
}
