import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListFragment, RouteAnswer } from '#app/route-answer.ts';

/** What the server needs to know of the built website. */
export interface WebBuild {
  renderForVisitor(answer: RouteAnswer): string | Promise<string>;
  renderForApp(answer: RouteAnswer, calls: readonly object[]): Promise<string>;
  renderListFragment(fragment: ListFragment): string | Promise<string>;
  /** Tags for the head: styles and font for every page, and the script of its mode. */
  sharedTags: string;
  visitorScript: string;
  appScript: string;
  /** Where the files lie; null in development, where they are made when they are asked for. */
  folders: { client: string; visitor: string } | null;
  /** Development: answers what belongs to the sources. */
  answer?(request: IncomingMessage, response: ServerResponse): boolean;
  close?(): Promise<void>;
}

interface ManifestChunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

type Manifest = Record<string, ManifestChunk>;

interface ServerBundle extends Pick<WebBuild, 'renderForVisitor' | 'renderForApp' | 'renderListFragment'> {
  preloadedFont: string;
}

export async function loadWebBuild(folder = resolve(import.meta.dirname, '../../../../dist')): Promise<WebBuild> {
  const client = readManifest(join(folder, 'client'));
  const visitor = readManifest(join(folder, 'visitor'));
  const bundle = (await import(pathToFileURL(join(folder, 'ssr/entry-server.js')).href)) as ServerBundle;
  const styles = Object.values(client).find((chunk) => chunk.name === 'visitor-styles')?.css?.[0];
  const app = entryOf(client);
  return {
    renderForVisitor: bundle.renderForVisitor,
    renderForApp: bundle.renderForApp,
    renderListFragment: bundle.renderListFragment,
    sharedTags:
      `<link rel="preload" href="${bundle.preloadedFont}" as="font" type="font/woff2" crossorigin>` +
      // react-aria adds a style element of its own unless an element with this id is there; our policy refuses inline styles.
      `<link rel="stylesheet" href="/${styles}" id="react-aria-pressable-style">`,
    visitorScript: `<script type="module" src="/visitor/${entryOf(visitor).file}"></script>`,
    appScript:
      (app.imports ?? []).map((key) => `<link rel="modulepreload" href="/${client[key]?.file}">`).join('') +
      `<script type="module" src="/${app.file}"></script>`,
    folders: { client: join(folder, 'client'), visitor: join(folder, 'visitor') },
  };
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function entryOf(manifest: Manifest): ManifestChunk {
  const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('The website was not built: run npm run build.');
  return entry;
}
