import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { chromiumArguments, findChromium } from './tools/chromium.ts';

/** More lanes than processors: what comes, may take longer than the usual second. */
const poll = { timeout: 5000 };

// Of two processors the runner would leave one to itself, which hardly uses it. Tests of the database wait for it: a third has work then.
const lanes = Math.max(3, availableParallelism() - 1);

export default defineConfig({
  test: {
    maxWorkers: lanes,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,demo,tools,tests/api}/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          setupFiles: ['./tests/support/block-types.ts'],
          isolate: false,
          expect: { poll },
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['{src,db,tests}/**/*.db.test.ts'],
          globalSetup: ['./tests/support/build.ts', './tests/support/global-setup.ts'],
          setupFiles: ['./tests/support/block-types.ts'],
          // The modules of the server take longer to load than most files take to run, and keep nothing: what they know lives in a context.
          isolate: false,
          expect: { poll },
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'process',
          include: ['tests/process/**/*.test.ts'],
          globalSetup: ['./tests/support/build.ts', './tests/support/filled-data.ts'],
          // Each test has a product of its own, with all of its processes.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        // Found before the first test: a package found later reloads the page in the middle of one, and brings a second React with it.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-dev-runtime',
            'react-dom/client',
            'react-dom/server',
            'axe-core',
            'fast-check',
            '@tanstack/react-query',
            'zod',
            'vitest-browser-react',
            '@tiptap/core',
            '@tiptap/pm/model',
            '@tiptap/pm/state',
            '@tiptap/pm/transform',
            '@tiptap/pm/view',
            '@tiptap/extension-blockquote',
            '@tiptap/extension-bold',
            '@tiptap/extension-document',
            '@tiptap/extension-hard-break',
            '@tiptap/extension-heading',
            '@tiptap/extension-italic',
            '@tiptap/extension-list',
            '@tiptap/extension-paragraph',
            '@tiptap/extension-text',
            'ipaddr.js',
          ],
        },
        test: {
          name: 'ui',
          expect: { poll },
          testTimeout: 60_000,
          sequence: { groupOrder: 1 },
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./tests/support/block-types.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium(), args: chromiumArguments } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
