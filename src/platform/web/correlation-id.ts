/** Names one call in the logs of both sides. `crypto.randomUUID` is missing on a site without https; this is not. */
export function newCorrelationId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
