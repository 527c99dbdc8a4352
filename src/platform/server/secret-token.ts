import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for whoever gets it, and the hash that we keep: who reads the database can use none of them. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** A plain hash keeps what is too long to guess. Not for passwords. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
