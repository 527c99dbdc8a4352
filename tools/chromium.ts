import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemPaths = [
  // Without the windows and panels of a browser for people, each of which is a page of its own, a test is twice as quick.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Quiet and alone: no sandbox (tests also run as root), nothing sent anywhere. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

/** Finds a Chromium, or fetches one: CHROMIUM_PATH, the system's, Playwright's own, `playwright install`, Debian's package when root. */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH points at ${wanted}, and there is nothing there.`);
    return wanted;
  }
  const present = [...systemPaths, chromium.executablePath()].find((path) => existsSync(path));
  if (present) return present;

  console.log('No Chromium found. Fetching one…');
  if (attempt('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath())) return chromium.executablePath();
  if (process.getuid?.() === 0 && attempt('apt-get', ['update', '-qq']) && attempt('apt-get', ['install', '-y', '-qq', 'chromium'])) {
    return '/usr/bin/chromium';
  }
  throw new Error('No Chromium could be found or fetched. Install Chromium or Chrome, or set CHROMIUM_PATH.');
}
