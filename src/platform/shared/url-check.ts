import ipaddr from 'ipaddr.js';

const maxLength = 2048;

/** The block of global IPv6 addresses. What lies outside is reserved, also where no list names it, such as `::7f00:1`. */
const globalIpv6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** An address on the open internet: not this machine, not a network behind it, not one that is set apart. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // Takes `::ffff:127.0.0.1` for what it is.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalIpv6)) return false;
  return parsed.range() === 'unicast';
}

/** The address in a URL's host, when it is one instead of a name: `[::1]` → `::1`. */
function literalAddress(hostname: string): string | undefined {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) ? hostname : undefined;
}

function isLocalName(hostname: string): boolean {
  const name = hostname.endsWith('.') ? hostname.slice(0, -1) : hostname;
  return !name.includes('.') || name.endsWith('.localhost') || name.endsWith('.local') || name.endsWith('.internal');
}

/** A host that everybody can reach, as far as its name tells. */
export function isPublicHost(hostname: string): boolean {
  const address = literalAddress(hostname);
  return address === undefined ? !isLocalName(hostname) : isPublicAddress(address);
}

/**
 * Reads an address that a user gave, for the server to fetch: https on its own port, no password in it, not an address of a private network.
 * A name can still lead to such an address: that is checked when the connection is made.
 * @internal For `outbound-fetch.ts`, which waits for webhooks and the check of links.
 */
export function parsePublicUrl(text: string): URL | undefined {
  if (text.length > maxLength) return undefined;
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '') return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return isPublicHost(url.hostname) ? url : undefined;
}
