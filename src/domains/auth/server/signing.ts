import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';

type Purpose = 'session' | 'next-session' | 'xsrf' | 'access-token';

const keys = new Map<string, KeyObject>();

/** One secret, one key per purpose: what is signed for one use proves nothing in another. */
function keyFor(secret: string, purpose: Purpose): KeyObject {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'plein', purpose, 32)));
  keys.set(name, key);
  return key;
}

export function signatureOf(secret: string, purpose: Purpose, text: string): string {
  return createHmac('sha256', keyFor(secret, purpose)).update(text).digest('base64url');
}

export function sign(secret: string, purpose: Purpose, text: string): string {
  return `${text}.${signatureOf(secret, purpose, text)}`;
}

/** The text that was signed, or undefined when the signature is not ours. */
export function unsign(secret: string, purpose: Purpose, signed: string): string | undefined {
  const cut = signed.lastIndexOf('.');
  if (cut < 0) return undefined;
  const text = signed.slice(0, cut);
  const given = Buffer.from(signed.slice(cut + 1));
  const expected = Buffer.from(signatureOf(secret, purpose, text));
  return given.length === expected.length && timingSafeEqual(given, expected) ? text : undefined;
}
