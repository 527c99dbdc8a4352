export const languages = ['nl', 'en'] as const;
export type Language = (typeof languages)[number];

/** Default and fallback. Dutch addresses carry no prefix. */
export const defaultLanguage: Language = 'nl';

export const timeZone = 'Europe/Amsterdam';

/** The locale behind a language: English follows British conventions (day before month, 24-hour clock). */
export const localeOf: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' };

/** The language's name in that language itself, as a language switch must show it. */
export const nameOfLanguage: Record<Language, string> = { nl: 'Nederlands', en: 'English' };

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}

/** Takes the language prefix off a path: `/en/news` → en, `/news`. Every other path rule works on the result. */
export function splitLanguage(pathname: string): { language: Language; path: string } {
  const [, first = ''] = pathname.split('/');
  if (first !== defaultLanguage && isLanguage(first)) return { language: first, path: pathname.slice(first.length + 1) || '/' };
  return { language: defaultLanguage, path: pathname };
}

/** The address of a path in a language: `/news` in English is `/en/news`; the home page is `/en`. Never one of another site, as `//x` is. */
export function localizePath(language: Language, path: string): string {
  const ownPath = path.replace(/^\/{2,}/, '/');
  if (language === defaultLanguage) return ownPath;
  return ownPath === '/' ? `/${language}` : `/${language}${ownPath}`;
}

/** The language an `Accept-Language` header asks for first, of the ones we speak; Dutch otherwise. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) : 1 };
    });
  const best = wishes.filter((wish) => isLanguage(wish.language) && wish.quality > 0).toSorted((a, b) => b.quality - a.quality)[0];
  return isLanguage(best?.language) ? best.language : defaultLanguage;
}
