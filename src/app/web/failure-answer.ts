import { appMessages } from '#app/messages/index.ts';
import { languageLinks, type RouteAnswer } from '#app/route-answer.ts';
import { splitLanguage } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { ApiError } from '#platform/web/api-error.ts';

/** The page for an address that could not be loaded, with the header and footer of the page that is there. */
export function failureAnswer(shown: RouteAnswer, path: string, error: unknown): RouteAnswer {
  const { language, path: pathInAnyLanguage } = splitLanguage(new URL(`http://localhost${path}`).pathname);
  const { code, correlationId, status } = error instanceof ApiError ? error : { code: 'request.unexpected', correlationId: '', status: 0 };
  return {
    ...shown,
    path,
    language,
    status: status || 500,
    head: {
      ...shown.head,
      language,
      title: textsIn(appMessages, language).failureTitle,
      canonical: undefined,
      alternates: undefined,
      robots: 'noindex',
    },
    chrome: { ...shown.chrome, languageLinks: languageLinks(language, () => pathInAnyLanguage) },
    screen: { kind: 'failure', code, correlationId, time: new Date().toISOString() },
  };
}
