import { languageLinks, type RouteAnswer } from '#app/route-answer.ts';
import { failureScreen } from '#app/failure.ts';
import { localizePath, splitLanguage } from '#platform/shared/language.ts';
import { ApiError } from '#platform/web/api-error.ts';

/** The page for an address that could not be loaded, with the header and footer of the page that is there. */
export function failureAnswer(shown: RouteAnswer, path: string, error: unknown): RouteAnswer {
  const { language, path: pathInAnyLanguage } = splitLanguage(new URL(`http://localhost${path}`).pathname);
  const failure = failureOf(error);
  const { screen, title } = failureScreen(
    { ...failure, time: new Date() },
    { language, homeHref: localizePath(language, '/'), signInHref: null },
  );
  return {
    ...shown,
    path,
    language,
    status: failure.status,
    head: {
      ...shown.head,
      language,
      title,
      canonical: undefined,
      alternates: undefined,
      robots: 'noindex',
      structuredData: [],
    },
    frame: {
      ...shown.frame,
      parts: { ...shown.frame.parts, headerImage: false, breadcrumbs: false, subMenu: false },
      headerPictures: [],
      headerBlocks: [],
      languageLinks: languageLinks(language, () => pathInAnyLanguage),
    },
    screen,
  };
}

/** No answer at all counts as our failure. */
function failureOf(error: unknown): Pick<ApiError, 'status' | 'code' | 'correlationId' | 'retryAfter'> {
  if (!(error instanceof ApiError)) return { status: 500, code: 'request.unexpected', correlationId: '', retryAfter: undefined };
  const { status, code, correlationId, retryAfter } = error;
  return { status: status || 500, code, correlationId, retryAfter };
}
