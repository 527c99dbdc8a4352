import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '#platform/server/context.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';

/** 256 bits, of which only a hash is kept: who reads the database can accept nothing. */
export function newCode(): { code: string; codeHash: Buffer } {
  const code = randomBytes(32).toString('base64url');
  return { code, codeHash: hashCode(code) };
}

export function hashCode(code: string): Buffer {
  return createHash('sha256').update(code).digest();
}

/** The address at which it is answered, always on our own domain whatever a request called us. */
export function invitationHref({ config }: Pick<Ctx, 'config'>, language: Language, code: string): string {
  return config.publicOrigin + localizePath(language, `/invitation/${code}`);
}
