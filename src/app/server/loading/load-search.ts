import type { ResolvedRoute } from '#app/routes.ts';
import { appMessages } from '#app/messages/index.ts';
import { legalHref } from '#domains/legal/model/legal-page.ts';
import { recentPages } from '#domains/menus/model/recent-pages.ts';
import { searchMessages } from '#domains/search/messages/index.ts';
import { legalPagesAsked } from '#domains/search/model/legal-answer.ts';
import { lastSearchPage, readSearch, searchQuery, type AskedSearch } from '#domains/search/model/search-address.ts';
import * as contract from '#domains/search/model/search.contract.ts';
import { isTooShort, pageCount, type SearchAnswer } from '#domains/search/model/search.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { answerContact } from './contact-answer.ts';
import type { RouteRequest, Loaded } from './loading.ts';
import { failed } from './plain-screens.ts';
import { contactOf } from './next-links.ts';

export async function loadSearch({ language, path }: ResolvedRoute, request: RouteRequest): Promise<Loaded> {
  const { ctx, url } = request;
  const asked = readSearch(url.searchParams);
  try {
    const { answer, secondsToWait } = await answerFor(asked, language, request);
    const pathInBoth = path + searchQuery({ ...asked, pageNumber: 1 });
    return {
      screen: {
        kind: 'search',
        asked,
        answer,
        secondsToWait,
        contact: answer === null || asked.pageNumber > 1 ? null : await answerContact(answer.asksFor, request, language),
        legal: answer === null || asked.pageNumber > 1 ? [] : legalLinks(asked.q, language),
        // For who has not asked anything yet.
        recent: answer === null ? recentPages(request.site, { actor: ctx.actor, language }) : [],
        contactHref: contactOf({ ...request, language }),
      },
      status: secondsToWait !== null ? 429 : isBeyondEnd(asked, answer) ? 404 : 200,
      title: titleOf(asked, answer, language),
      pathIn: { nl: pathInBoth, en: pathInBoth },
      // There is no end of questions.
      isUncacheable: true,
    };
  } catch (thrown) {
    const error = asAppError(thrown);
    if (error.status >= 500) throw thrown;
    return failed(error, url, ctx);
  }
}

function legalLinks(question: string, language: Language): { title: string; href: string }[] {
  const titles = textsIn(searchMessages, language).legalTitles;
  return legalPagesAsked(question).map((page) => ({ title: titles[page], href: legalHref(page, language) }));
}

/** Behind the address of a library are many people: who is told to wait keeps what they asked. */
async function answerFor(
  asked: AskedSearch,
  language: Language,
  { call }: RouteRequest,
): Promise<{ answer: SearchAnswer | null; secondsToWait: number | null }> {
  if (isTooShort(asked.q)) return { answer: null, secondsToWait: null };
  try {
    const answer = await call(contract.search, { query: queryOf(asked, language) });
    // Nothing is sought beyond the last page that a search can have.
    return { answer: asked.pageNumber > lastSearchPage ? { ...answer, results: [] } : answer, secondsToWait: null };
  } catch (thrown) {
    const { status, retryAfter } = asAppError(thrown);
    if (status !== 429 || retryAfter === undefined) throw thrown;
    return { answer: null, secondsToWait: retryAfter };
  }
}

function queryOf({ q, type, period, language, sort, pageNumber }: AskedSearch, readIn: Language) {
  return {
    q,
    pageNumber: Math.min(pageNumber, lastSearchPage),
    sort,
    lang: readIn,
    ...(type !== null && { type }),
    ...(period !== null && { period }),
    ...(language !== null && { language }),
  };
}

/** A page of results was asked for that this search does not have. */
function isBeyondEnd({ pageNumber }: AskedSearch, answer: SearchAnswer | null): boolean {
  return pageNumber > 1 && answer !== null && answer.total > 0 && answer.results.length === 0;
}

/** The title is read out first, so it tells one page of results from another. */
function titleOf(asked: AskedSearch, answer: SearchAnswer | null, language: Language): string {
  const { q, pageNumber } = asked;
  const t = textsIn(searchMessages, language);
  if (q === '') return t.title;
  if (answer === null) return textsIn(appMessages, language).titleWithErrors(t.title);
  return pageNumber > 1 && !isBeyondEnd(asked, answer) ? t.titleOfPage(q, pageNumber, pageCount(answer.total)) : t.titleOf(q);
}
