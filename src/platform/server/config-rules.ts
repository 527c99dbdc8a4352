import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The variables that were given a value. */
type Given = Readonly<Record<string, string>>;

const groups = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_KEY', 'S3_SECRET'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
];

function isOff(value = 'on'): boolean {
  return /^(0|off|false)$/i.test(value);
}

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
  return [
    ...halfGroups(given),
    ...signInProblems(given),
    ...databaseProblems(given),
    ...reachableProblems(given),
    ...(isLocal ? [] : [...publicSiteProblems(given), ...openLines(given)]),
  ];
}

/** What works, and is probably not what was meant. */
export function adviceFor({ isLocal, metricsToken }: { isLocal: boolean; metricsToken: string | undefined }): string[] {
  if (isLocal || metricsToken !== undefined) return [];
  return ['METRICS_TOKEN is not set, so nobody can read /metrics or why /readyz says no; make one with: openssl rand -base64 24'];
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
  if (!isOff(given.LOCAL_LOGIN) || given.OIDC_ISSUER !== undefined) return [];
  return ['LOCAL_LOGIN is off, but without OIDC_ISSUER nobody could sign in'];
}

function databaseProblems(given: Given): string[] {
  if (given.DATABASE_OWNER_URL === undefined || given.DATABASE_URL !== undefined) return [];
  return ['DATABASE_URL is needed because DATABASE_OWNER_URL is set'];
}

/** Whatever the site is called: who listens to others is open to them. */
function reachableProblems(given: Given): string[] {
  const problems: string[] = [];
  if (isOff(given.RATE_LIMITS) && !isLoopbackHost(given.HOST ?? 'localhost'))
    problems.push('RATE_LIMITS can be off only when HOST is a loopback address');
  if ((given.TRUST_PROXY ?? '').split(',').some((part) => isTooWide(part.trim())))
    problems.push('TRUST_PROXY names a network that is too wide: everybody in it could pretend to be at any address');
  return problems;
}

const narrowEnough = { ipv4: 8, ipv6: 16 } as const;
const privateIpv6 = ipaddr.IPv6.parseCIDR('fc00::/7');
/** Where IPv6 holds all of IPv4, in one of two ways. */
const ipv4InIpv6 = ['::ffff:0:0/96', '::/96'].map((network) => ipaddr.IPv6.parseCIDR(network));

/** Larger than any network that belongs to somebody. */
function isTooWide(network: string): boolean {
  if (!network.includes('/') || !ipaddr.isValidCIDR(network)) return false;
  const [address, bits] = ipaddr.parseCIDR(network);
  if (address instanceof ipaddr.IPv4) return bits < narrowEnough.ipv4;
  if (bits >= 96 && ipv4InIpv6.some((all) => address.match(all))) return bits - 96 < narrowEnough.ipv4;
  return bits < narrowEnough.ipv6 && !(bits >= privateIpv6[1] && address.match(privateIpv6));
}

/** What is comfortable on one's own machine and dangerous on the internet. */
function publicSiteProblems(given: Given): string[] {
  const problems: string[] = [];
  if (given.PUBLIC_ORIGIN?.startsWith('http:')) problems.push('PUBLIC_ORIGIN must start with https:// unless it is a loopback address');
  if (given.SECRET === undefined) problems.push('SECRET is required when PUBLIC_ORIGIN is not a loopback address');
  else if (isGuessable(given.SECRET)) problems.push('SECRET is easy to guess; make one with: openssl rand -base64 48');
  if (isOff(given.RATE_LIMITS)) problems.push('RATE_LIMITS can be off only when PUBLIC_ORIGIN is a loopback address');
  if (/^(trace|debug)$/.test(given.LOG_LEVEL ?? ''))
    problems.push('LOG_LEVEL must be info or higher when PUBLIC_ORIGIN is not a loopback address');
  if (given.NODE_ENV === 'development') problems.push('NODE_ENV must not be development when PUBLIC_ORIGIN is not a loopback address');
  return problems;
}

function isGuessable(secret: string): boolean {
  return new Set(secret).size < 10 || /change.?me|password|default|example|your.?secret/i.test(secret);
}

/** What goes over a network in the open, or to whoever says to be the other side. On this machine there is no network in between. */
function openLines(given: Given): string[] {
  const problems: string[] = [];
  for (const name of ['OIDC_ISSUER', 'S3_ENDPOINT'])
    if (isElsewhere(given[name], (url) => url.protocol === 'http:'))
      problems.push(`${name} must start with https:// because it is on another machine`);
  if (given.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    problems.push(
      'NODE_TLS_REJECT_UNAUTHORIZED must not be 0: nobody would check who the other side is; name its authority in NODE_EXTRA_CA_CERTS',
    );
  if (isElsewhere(given.SMTP_URL, isOpenMail))
    problems.push(
      'SMTP_URL must start with smtps:// or end with ?requireTLS=true, and check the certificate: the server is on another machine',
    );
  for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
    if (isElsewhere(given[name], (url) => lastOf(url, 'sslmode') !== 'verify-full'))
      problems.push(`${name} must ask for TLS and check the certificate (sslmode=verify-full) because the database is on another machine`);
  return problems;
}

function isElsewhere(address: string | undefined, isOpen: (url: URL) => boolean): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const url = new URL(address);
  const isDatabase = url.protocol.startsWith('postgres');
  const host = (isDatabase ? lastOf(url, 'host') : undefined) ?? decodeURIComponent(url.hostname);
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return false;
  return isOpen(url);
}

/** As the library reads it: `secure` in the query says nothing beside the protocol. */
function isOpenMail(url: URL): boolean {
  const { searchParams } = url;
  if (searchParams.has('ignoreTLS') || searchParams.getAll('tls.rejectUnauthorized').includes('false')) return true;
  return url.protocol === 'smtp:' && lastOf(url, 'requireTLS') !== 'true';
}

/** Of a parameter that is given twice, the libraries believe the last. */
function lastOf(url: URL, name: string): string | undefined {
  return url.searchParams.getAll(name).at(-1);
}
