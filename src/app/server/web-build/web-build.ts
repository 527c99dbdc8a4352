import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ListFragment, RouteAnswer } from '#app/route-answer.ts';
import type { Endpoint } from '#platform/shared/endpoint.ts';
import { entryOf, readManifest } from './manifest.ts';
import { Stylesheets } from './stylesheets.ts';

/** What the server needs to know of the built website. */
export interface WebBuild {
  renderForVisitor(answer: RouteAnswer): string | Promise<string>;
  renderForApp(answer: RouteAnswer, calls: readonly object[]): AppPage | Promise<AppPage>;
  renderListFragment(fragment: ListFragment): string | Promise<string>;
  /** Tags for the head: the font, the styles that the markup needs, and the script of its mode. */
  visitorTags(markup: string): string;
  appTags(markup: string): string;
  /** Where the files lie; null in development, where they are made when they are asked for. */
  folders: { client: string; visitor: string } | null;
  /** Development: answers what belongs to the sources. */
  answer?(request: IncomingMessage, response: ServerResponse): boolean;
  close?(): Promise<void>;
}

export interface AppPage {
  markup: string;
  /** What it shows, and nobody called for it yet. */
  missing: { key: string; definition: Pick<Endpoint, 'method' | 'path' | 'readsOnly'>; input: object }[];
}

interface ServerBundle extends Pick<WebBuild, 'renderForVisitor' | 'renderForApp' | 'renderListFragment'> {
  preloadedFont: string;
}

export async function loadWebBuild(folder = resolve(import.meta.dirname, '../../../../dist')): Promise<WebBuild> {
  const client = readManifest(join(folder, 'client'));
  const visitor = readManifest(join(folder, 'visitor'));
  const bundle = (await import(pathToFileURL(join(folder, 'ssr/entry-server.js')).href)) as ServerBundle;
  const app = entryOf(client);
  const stylesheets = new Stylesheets(join(folder, 'client'), client, app);
  const font = `<link rel="preload" href="${bundle.preloadedFont}" as="font" type="font/woff2" crossorigin>`;
  const visitorScript = `<script type="module" src="/visitor/${entryOf(visitor).file}"></script>`;
  const appScript =
    (app.imports ?? []).map((key) => `<link rel="modulepreload" href="/${client[key]?.file}">`).join('') +
    `<script type="module" src="/${app.file}"></script>`;
  return {
    renderForVisitor: bundle.renderForVisitor,
    renderForApp: bundle.renderForApp,
    renderListFragment: bundle.renderListFragment,
    visitorTags: (markup) => font + stylesheets.forVisitor(markup) + visitorScript,
    appTags: (markup) => font + stylesheets.forApp(markup) + appScript,
    folders: { client: join(folder, 'client'), visitor: join(folder, 'visitor') },
  };
}
