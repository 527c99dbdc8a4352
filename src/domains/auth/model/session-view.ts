import { z } from 'zod';

/** A session as its owner sees it: enough to know it again, nothing to use it with. */
export const SessionView = z.object({
  guid: z.uuid(),
  /** Null when the browser does not say it in a way that we know. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string(),
  /** Also when the session got a new name since, because its owner proved once more who they are. */
  signedInOn: z.iso.datetime(),
  lastSeenOn: z.iso.datetime(),
  isCurrent: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

/** In this order: most browsers also call themselves by the names of others. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b|\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Which browser on which system a session belongs to, as far as the browser says so. */
export function deviceOf(userAgent: string): Pick<SessionView, 'browser' | 'system'> {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}

function firstMatch(table: readonly [RegExp, string][], text: string): string | null {
  return table.find(([expression]) => expression.test(text))?.[1] ?? null;
}
