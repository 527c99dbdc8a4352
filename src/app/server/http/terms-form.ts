import { resolvePath } from '#app/routes.ts';
import { termsChoiceId } from '#domains/legal/model/legal-page.ts';
import { answerTermsRoute } from '#domains/legal/server/index.ts';
import type { FormPage } from './form-routes.ts';
import { failed } from '../loading/plain-screens.ts';
import { loadTerms } from '../loading/load-terms.ts';
import type { SiteSource } from '../site/site.ts';

/** Accepting the terms of use, at the address of the terms. It leads back to where the page says what was answered. */
export function termsForm({ site }: { site: SiteSource }): FormPage {
  return {
    route: answerTermsRoute,
    done: ({ url }) => ({ location: `${url.pathname}#${termsChoiceId}` }),
    again: async ({ ctx, url }, error) => {
      if (error.status !== 422) return failed(error, url, ctx);
      const scope = { ctx, url, site: await site.current() };
      return { ...(await loadTerms(resolvePath(url.pathname), scope, { wasOutdated: true })), status: 422 };
    },
  };
}
