import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run screenshots`: takes pictures of every screen, to look at; `npm run drill` looks for barriers on all of them. */
export default defineConfig(base, { testDir: '.', timeout: 120_000 });
