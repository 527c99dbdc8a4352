import { filesOfBuild, scriptsOfEntries, visitorStyles } from './tools/bundle-files.ts';

/** Bytes after gzip that a reader downloads before doing anything. Pictures and fonts are not in it. */
export default [
  { name: 'visitor script', path: filesOfBuild('dist/visitor', scriptsOfEntries), limit: '8 kB', gzip: true },
  { name: 'visitor styles', path: filesOfBuild('dist/client', visitorStyles), limit: '16 kB', gzip: true },
  { name: 'app shell', path: filesOfBuild('dist/client', scriptsOfEntries), limit: '175 kB', gzip: true },
];
