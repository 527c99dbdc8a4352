import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The variables that were given a value. */
type Given = Readonly<Record<string, string>>;

const groups = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
];

const off = /^(0|off|false)$/i;

export function isLoopbackOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLoopbackHost(new URL(origin).hostname);
}

export function isLoopbackHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost' || host.endsWith('.localhost')) return true;
  return isIP(host) !== 0 && ipaddr.process(host).range() === 'loopback';
}

/** Rules between variables. They look at the text as given, so that they speak up even when another variable is wrong. */
export function crossCheck(given: Given): string[] {
  const isLocal = given.PUBLIC_ORIGIN === undefined || isLoopbackOrigin(given.PUBLIC_ORIGIN);
  return [...halfGroups(given), ...signInProblems(given), ...databaseProblems(given), ...(isLocal ? [] : publicSiteProblems(given))];
}

function halfGroups(given: Given): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => given[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const present = group.filter((name) => given[name] !== undefined);
    return missing.map((name) => `${name} is needed because ${present.join(', ')} is set`);
  });
}

function signInProblems(given: Given): string[] {
  if (!off.test(given.LOCAL_LOGIN ?? 'on') || given.OIDC_ISSUER !== undefined) return [];
  return ['LOCAL_LOGIN is off, but without OIDC_ISSUER nobody could sign in'];
}

function databaseProblems(given: Given): string[] {
  if (given.DATABASE_OWNER_URL === undefined || given.DATABASE_URL !== undefined) return [];
  return ['DATABASE_URL is needed because DATABASE_OWNER_URL is set'];
}

/** What is comfortable on one's own machine and dangerous on the internet. */
function publicSiteProblems(given: Given): string[] {
  const problems: string[] = [];
  if (given.PUBLIC_ORIGIN?.startsWith('http:')) problems.push('PUBLIC_ORIGIN must start with https:// unless it is a loopback address');
  if (given.SECRET === undefined) problems.push('SECRET is required when PUBLIC_ORIGIN is not a loopback address');
  else if (isGuessable(given.SECRET)) problems.push('SECRET is easy to guess; make one with: openssl rand -base64 48');
  if (off.test(given.RATE_LIMITS ?? 'on')) problems.push('RATE_LIMITS can be off only when PUBLIC_ORIGIN is a loopback address');
  if (/^(trace|debug)$/.test(given.LOG_LEVEL ?? ''))
    problems.push('LOG_LEVEL must be info or higher when PUBLIC_ORIGIN is not a loopback address');
  if (given.NODE_ENV === 'development') problems.push('NODE_ENV must not be development when PUBLIC_ORIGIN is not a loopback address');
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL']) {
    if (isPlainTextOverNetwork(given[name]))
      problems.push(`${name} must ask for TLS (sslmode=verify-full) because the database is on another machine`);
  }
  return problems;
}

function isGuessable(secret: string): boolean {
  return new Set(secret).size < 10 || /change.?me|password|default|example|your.?secret/i.test(secret);
}

function isPlainTextOverNetwork(address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const url = new URL(address);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return false;
  return !['require', 'verify-ca', 'verify-full'].includes(url.searchParams.get('sslmode') ?? '');
}
