import { localizePath, type Language } from '#platform/shared/language.ts';

/** Where somebody leaves for the provider, and with what wish. */
export function openidHref(language: Language, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== ''));
  return localizePath(language, '/login/openid') + (query.size === 0 ? '' : `?${query}`);
}

/** What went wrong on the way to the provider and back, and not in a form. */
export function isAboutProvider(code: string): boolean {
  return code.startsWith('openid.');
}

/** How people recognise a provider: by the name in the address that they will see. */
export function providerName(issuer: string): string {
  return new URL(issuer).host;
}
