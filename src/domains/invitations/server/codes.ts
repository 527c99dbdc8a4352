import type { Ctx } from '#platform/server/context.ts';
import { newToken } from '#platform/server/secret-token.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';

export function newCode(): { code: string; codeHash: Buffer } {
  const { token: code, tokenHash: codeHash } = newToken();
  return { code, codeHash };
}

/** The address at which it is answered, always on our own domain whatever a request called us. */
export function invitationHref({ config }: Pick<Ctx, 'config'>, language: Language, code: string): string {
  return config.publicOrigin + localizePath(language, `/invitation/${code}`);
}
