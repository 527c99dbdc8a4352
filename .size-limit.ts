import { join } from 'node:path';
import { filesOfBuild, laterScriptsOf, readManifest, scriptsOfEntries, scriptsOfPart, stylesOfGroups } from './tools/bundle-files.ts';

const inClient = (...groups: string[]) => filesOfBuild('dist/client', stylesOfGroups(...groups));

const editor = 'src/app/web/screens/page-editor-screen.ts';

/** What of the editor comes with the first who opens it: the outline, the drawer, the history and their like. */
const partsOfEditor = Object.entries(laterScriptsOf(editor)(readManifest('dist/client'))).map(([name, files]) => ({
  name: `editor, later: ${name}`,
  path: files.map((file) => join('dist/client', file)),
  limit: '70 kB',
  gzip: true,
}));

/** Bytes after gzip that a reader downloads before doing anything. Pictures and fonts are not in it. */
export default [
  { name: 'visitor script', path: filesOfBuild('dist/visitor', scriptsOfEntries), limit: '8 kB', gzip: true },
  { name: 'styles of every page', path: inClient('site'), limit: '8.7 kB', gzip: true },
  // With the colours of the platform, which are made at run time and 0.6 kB, at most 12 kB.
  { name: 'styles of the home page', path: inClient('site', 'front-blocks', 'lists'), limit: '11.4 kB', gzip: true },
  { name: 'styles of rarer blocks', path: inClient('other-blocks'), limit: '2.3 kB', gzip: true },
  { name: 'styles of forms', path: inClient('forms'), limit: '2 kB', gzip: true },
  { name: 'editor, up to the first key', path: filesOfBuild('dist/client', scriptsOfPart(editor)), limit: '190 kB', gzip: true },
  ...partsOfEditor,
  {
    name: 'editor, all of it',
    path: [...new Set([...filesOfBuild('dist/client', scriptsOfPart(editor)), ...partsOfEditor.flatMap(({ path }) => path)])],
    limit: '380 kB',
    gzip: true,
  },
  { name: 'app shell', path: filesOfBuild('dist/client', scriptsOfEntries), limit: '175 kB', gzip: true },
];
