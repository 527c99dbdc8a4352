import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

/** `npm run screenshots`: every screen as a picture, to look at. Nothing is compared. */
export default defineConfig(base, { testDir: '.', timeout: 120_000 });
