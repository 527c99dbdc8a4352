import { hkdfSync } from 'node:crypto';
import { hashToken } from '#platform/server/secret-token.ts';

/**
 * 256 bits that follow from the invitation, how often it was sent, and the platform's secret. So the link of a mail can be shown once more,
 * though only its hash is stored: who reads the database can make none of them (decision 0035).
 */
export function codeFor(secret: string, { guid, version }: { guid: string; version: number }): { code: string; codeHash: Buffer } {
  const code = Buffer.from(hkdfSync('sha256', secret, guid, `invitation ${version}`, 32)).toString('base64url');
  return { code, codeHash: hashToken(code) };
}

/** Where it is answered. */
export function invitationPath(code: string): string {
  return `/invitation/${code}`;
}
