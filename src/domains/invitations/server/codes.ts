import { newToken } from '#platform/server/secret-token.ts';

export function newCode(): { code: string; codeHash: Buffer } {
  const { token: code, tokenHash: codeHash } = newToken();
  return { code, codeHash };
}

/** Where it is answered. */
export function invitationPath(code: string): string {
  return `/invitation/${code}`;
}
