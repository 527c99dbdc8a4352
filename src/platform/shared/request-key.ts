import { addressOf, type Endpoint } from './endpoint.ts';

/** JSON with sorted keys: equal values give equal text, whatever the order they were built in. */
export function stableJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableJson).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, member]) => `${JSON.stringify(key)}:${stableJson(member)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** 64 bits as hex, spread by two multiply-xor lanes. For cache keys, not for secrets. */
function hash64(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 0x9e3779b1);
    low = Math.imul(low ^ unit, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return (high >>> 0).toString(16).padStart(8, '0') + (low >>> 0).toString(16).padStart(8, '0');
}

/** The hash of a request: the key of the response cache in the browser and of the calls made during server rendering. */
export function requestKey(definition: Pick<Endpoint, 'method' | 'path'>, input: object = {}): string {
  const { body } = input as { body?: unknown };
  return hash64(`${definition.method} ${addressOf(definition, input)} ${body === undefined ? '' : stableJson(body)}`);
}
