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

/** Null for what the browser does not say in a way that we know. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Which browser on which system somebody uses, as far as the browser says so. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}

function firstMatch(table: readonly [RegExp, string][], text: string): string | null {
  return table.find(([expression]) => expression.test(text))?.[1] ?? null;
}
