import { describe, expect, test } from 'vitest';
import { headerBaseline } from './header-baseline.ts';

const secure = headerBaseline('html', { isSecure: true });

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name, values]),
  );
}

/** What the test of internet.nl holds against a content policy. */
function objections(policy: string): string[] {
  const directives = directivesOf(policy);
  const sources = [...directives].filter(([name]) => /-src|^base-uri|^form-action|^frame-ancestors/.test(name));
  return [
    ...['default-src', 'base-uri', 'form-action', 'frame-ancestors'].filter((name) => !directives.has(name)).map((name) => `no ${name}`),
    ...sources.flatMap(([name, values]) => values.filter((value) => !isGoodSource(name, value)).map((value) => `${name} ${value}`)),
    ...(["'none'", "'self'"].includes(directives.get('default-src')?.[0] ?? '') ? [] : ['default-src lets others in']),
  ];
}

function isGoodSource(name: string, value: string): boolean {
  if (["'none'", "'self'"].includes(value)) return true;
  if (['data:', 'blob:'].includes(value)) return name === 'img-src';
  return /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}$/.test(value);
}

describe('G8 the rules of internet.nl', () => {
  test('the content policy of pages meets them', () => {
    expect(objections(secure['content-security-policy'] ?? '')).toEqual([]);
    expect(objections(headerBaseline('html', { isSecure: false })['content-security-policy'] ?? '')).toEqual([]);
  });

  test.each([
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; style-src-attr 'unsafe-inline'",
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src 'self' 'unsafe-eval'",
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; script-src https:",
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; img-src *",
    "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; frame-src www.youtube-nocookie.com",
    "default-src 'none'; base-uri 'none'; form-action 'self'",
    "default-src https:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  ])('and these would not: %s', (policy) => {
    expect(objections(policy)).not.toEqual([]);
  });

  test('https is asked for during at least a year, subdomains included', () => {
    const [, seconds = '0'] = /^max-age=(\d+); includeSubDomains$/.exec(secure['strict-transport-security'] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect(headerBaseline('html', { isSecure: false })).not.toHaveProperty('strict-transport-security');
  });

  test('other sites learn no address of ours', () => {
    expect(secure['referrer-policy']).toBe('same-origin');
    expect(secure['x-content-type-options']).toBe('nosniff');
    expect(secure['x-frame-options']).toBe('DENY');
  });
});

test('a page frames nothing but what it is told to', () => {
  const policyOf = (frameOrigins?: string[]) =>
    headerBaseline('html', { isSecure: true, ...(frameOrigins && { frameOrigins }) })['content-security-policy'] ?? '';
  expect(directivesOf(policyOf()).get('frame-src')).toEqual(["'none'"]);
  const origins = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
  expect(directivesOf(policyOf(origins)).get('frame-src')).toEqual(origins);
  expect(objections(policyOf(origins))).toEqual([]);
});

test('a page takes scripts and pictures of nobody else but who it is told of', () => {
  const policyOf = (others: object) => directivesOf(headerBaseline('html', { isSecure: true, ...others })['content-security-policy'] ?? '');
  expect(policyOf({}).get('script-src')).toEqual(["'self'"]);
  const told = { scriptOrigins: ['https://counter.example'], imageOrigins: ['https://12.counter.example'] };
  expect(policyOf(told).get('script-src')).toEqual(["'self'", 'https://counter.example']);
  expect(policyOf(told).get('img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://12.counter.example']);
  expect(objections(headerBaseline('html', { isSecure: true, ...told })['content-security-policy'] ?? '')).toEqual([]);
});

test('only npm run dev loosens the policy', () => {
  for (const kind of ['html', 'data', 'file'] as const) {
    expect(JSON.stringify(headerBaseline(kind, { isSecure: true }))).not.toContain('unsafe');
  }
  expect(JSON.stringify(headerBaseline('html', { isSecure: false, isDevelopment: true }))).toContain('unsafe-inline');
});

test('what is no page may load nothing and be framed by nobody', () => {
  expect(headerBaseline('data', { isSecure: true })['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headerBaseline('file', { isSecure: true })['content-security-policy']).toBe("default-src 'none'; sandbox");
});
