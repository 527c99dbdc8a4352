import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { productUnderTest } from './tests/e2e/support/product-under-test.ts';
import { chromiumArguments, findChromium } from './tools/chromium.ts';

const { origin, env } = await productUnderTest();

const readingTests = ['accessibility', 'reflow', 'legal', 'consent', 'visitor', 'embeds', 'markup', 'search'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: join(import.meta.dirname, '.cache/e2e'),
  // One after the other: they visit one product, and some change what everybody sees. Those that change nothing may go together.
  workers: 1,
  projects: [
    { name: 'reading', testMatch: readingTests, fullyParallel: true },
    { name: 'changing', testIgnore: readingTests },
  ],
  retries: 0,
  timeout: 40_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    // No trace: recording one makes every test twice as slow. `--trace on` makes one for a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
  webServer: {
    cwd: import.meta.dirname,
    command: 'node tools/build-if-needed.ts && exec node src/app/server/main.ts',
    url: `${origin}/readyz`,
    env,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
