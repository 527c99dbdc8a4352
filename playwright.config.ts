import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './tools/chromium.ts';

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: join(import.meta.dirname, '.cache/e2e'),
  globalSetup: ['tests/support/build.ts', 'tests/e2e/support/fill-data.ts'].map((file) => join(import.meta.dirname, file)),
  // Each has a product of its own.
  workers: 2,
  retries: 0,
  timeout: 40_000,
  forbidOnly: true,
  reporter: 'list',
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 1280, height: 900 },
    // No trace: recording one makes every test twice as slow. `--trace on` makes one for a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
  },
});
