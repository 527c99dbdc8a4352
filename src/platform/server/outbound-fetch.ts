import { lookup } from 'node:dns/promises';
import { request } from 'node:https';
import { isPublicAddress, parsePublicUrl } from '#platform/shared/url-check.ts';
import { outboundErrors, requestWithin, type OutboundAnswer, type OutboundOptions, type Reach } from './outbound-request.ts';

type Resolve = Reach['resolve'];

const resolveBySystem: Resolve = (hostname) => lookup(hostname, { all: true });

/**
 * Fetches an address that a user gave: https on port 443 of a public address, no redirects, 5 seconds, 5 MiB.
 * Addresses that the operator configures do not go through here.
 */
export async function fetchOutside(
  address: string,
  options: OutboundOptions = {},
  resolve: Resolve = resolveBySystem,
): Promise<OutboundAnswer> {
  const url = parsePublicUrl(address);
  if (!url) throw outboundErrors.url_not_allowed();
  const reach: Reach = { request, port: 443, resolve, isAllowedAddress: isPublicAddress, timeoutMs: 5_000, maxBytes: 5 * 1024 * 1024 };
  return requestWithin(reach, url, options);
}
