import type { Ctx } from '#platform/server/context.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';

/** On the site's own address, whatever address this request came to. */
export function mailLink({ config }: Pick<Ctx, 'config'>, language: Language, path: string): string {
  return config.publicOrigin + localizePath(language, path);
}
