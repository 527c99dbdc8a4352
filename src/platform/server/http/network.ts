import ipaddr from 'ipaddr.js';

/** What rate limits count by: one IPv4 address, or the /64 that an IPv6 household owns. */
export function networkKey(address: string): string {
  const parsed = parse(address);
  if (!parsed) return 'unknown';
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed
    .toByteArray()
    .slice(0, 8)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}::/64`;
}

/** What logs and audit rows keep: an address without the part that names a household. */
export function shortenedNetwork(address: string): string {
  const parsed = parse(address);
  if (!parsed) return '';
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return `${bytes.slice(0, 3).join('.')}.0`;
  return `${ipaddr.fromByteArray([...bytes.slice(0, 6), ...Array.from({ length: 10 }, () => 0)]).toString()}/48`;
}

export function isLoopback(address: string): boolean {
  return parse(address)?.range() === 'loopback';
}

function parse(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}
