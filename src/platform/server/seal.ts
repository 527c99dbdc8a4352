import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** What is sealed for one use cannot be opened as another. */
export type SealPurpose = 'mail' | 'second-factor' | 'openid';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
/** The first byte says how the rest was made, so that a later way can stand beside this one. */
const version = 1;

const keys = new Map<string, Buffer>();

function keyFor(secret: string, purpose: SealPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, 'plein', `seal ${purpose}`, 32));
  keys.set(name, key);
  return key;
}

/** Makes bytes unreadable, and any change to them visible, for who has the database but not the secret. */
export function seal(secret: string, purpose: SealPurpose, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, keyFor(secret, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), sealed]);
}

/** The bytes that were sealed; throws when another secret or purpose sealed them, or somebody changed them. */
export function unseal(secret: string, purpose: SealPurpose, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed);
  const start = 1 + nonceBytes + tagBytes;
  if (bytes[0] !== version || bytes.length < start) throw new Error('These bytes were not sealed here.');
  const decipher = createDecipheriv(algorithm, keyFor(secret, purpose), bytes.subarray(1, 1 + nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(1 + nonceBytes, start));
  return Buffer.concat([decipher.update(bytes.subarray(start)), decipher.final()]);
}
