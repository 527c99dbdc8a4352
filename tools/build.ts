import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { drawDemoPictures } from './demo-pictures.ts';
import { fingerprint, fingerprintPath } from './fingerprint.ts';
import { removeFormerParts } from './former-parts.ts';
import { isOfShell, type ModuleGraph } from './script-groups.ts';
import { styleGroupOf } from './style-groups.ts';

/** How long the build took is no warning on a machine that does something else as well. */
const quietly = { bundlerTimings: false };

const placeOfClass = new Map<string, string>();

/** Short, because a tenth of what visitors download as styles would be names; the same in every build and on every machine. */
function shortClassName(name: string, file: string): string {
  const place = `${relative('.', file.replace(/\?.*$/, ''))} ${name}`;
  const short = `_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`;
  const other = placeOfClass.get(short) ?? place;
  if (other !== place) throw new Error(`${place} and ${other} have the same short class name: give one of them another name`);
  placeOfClass.set(short, place);
  return short;
}

const shared: InlineConfig = {
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"production"' },
  css: { modules: { generateScopedName: shortClassName } },
};

async function buildAll(): Promise<void> {
  for (const folder of ['client', 'visitor']) rmSync(`dist/${folder}`, { recursive: true, force: true });
  removeFormerParts('dist/ssr/assets');
  await drawDemoPictures();
  // The app: hydrated for who is signed in. Its styles are those of visitors' pages too, which link the files that they need.
  await build({
    ...shared,
    build: {
      outDir: 'dist/client',
      manifest: true,
      // `npm run check` holds the sizes, after compression.
      chunkSizeWarningLimit: 1000,
      assetsInlineLimit: 0,
      // Nested rules stay nested: every browser of the last two and a half years reads them, and written out they are a tenth longer.
      cssTarget: ['chrome120', 'edge120', 'firefox121', 'safari17.2'],
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/app/web/entry-browser.tsx',
        checks: quietly,
        output: {
          codeSplitting: {
            groups: [
              {
                name: (id: string, graph: ModuleGraph) => styleGroupOf(id) ?? (isOfShell(id, graph) ? 'entry-browser' : null),
                test: /\.css(\?|$)/,
                priority: 3,
              },
              // Apart, so that it runs before any chunk that makes a schema, and after that which it sets up.
              { name: 'zod-without-eval', test: /zod-without-eval/, priority: 2, includeDependenciesRecursively: false },
              { name: 'zod', test: /\/node_modules\/zod\//, priority: 2, includeDependenciesRecursively: false },
              {
                name: (id: string, graph: ModuleGraph) => (isOfShell(id, graph) ? 'shell' : null),
                test: /\.[jt]sx?(\?|$)/,
                priority: 1,
                includeDependenciesRecursively: false,
              },
            ],
          },
        },
      },
    },
  });
  // Apart from the app: built together, it would import a chunk of it.
  await build({
    ...shared,
    publicDir: false,
    build: {
      outDir: 'dist/visitor',
      manifest: true,
      modulePreload: false,
      rolldownOptions: { input: 'src/app/web/visitor.ts', checks: quietly },
    },
  });
  await build({
    ...shared,
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: 'dist/ssr',
      // A product that runs on the build before this one reads its rarer parts when somebody first asks for them.
      emptyOutDir: false,
      ssr: 'src/app/web/entry-server.tsx',
      assetsInlineLimit: 0,
      // The server has from the start most of what a browser fetches when it is opened.
      rolldownOptions: { checks: { ...quietly, ineffectiveDynamicImport: false }, output: { entryFileNames: 'entry-server.js' } },
    },
  });
  await Promise.all(['dist/client', 'dist/visitor'].map(compressFiles));
  writeFileSync(fingerprintPath, fingerprint());
}

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Files are compressed once here, so that the server only hands them out. */
async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

await buildAll();
