import { startViewingRoute, stopViewingRoute } from '#domains/roles/server/index.ts';
import type { FormPage } from './form-routes.ts';
import { returnAddress } from '../loading/load-route.ts';
import { firstViewed, loadViewAs } from '../loading/load-view-as.ts';
import { failed } from '../loading/plain-screens.ts';
import type { SiteSource } from '../site/site.ts';
import { textOf } from './sign-in-forms.ts';

/** Looking at the site as somebody else, and the way back. Both lead to a new document, so that nothing of before is left in it. */
export function viewAsForms(site: SiteSource): FormPage[] {
  return [
    {
      route: startViewingRoute,
      done: ({ language, fields }) => ({ location: firstViewed(language, textOf(fields, 'returnTo')) }),
      again: async ({ ctx, url, language, fields }, error) => {
        if (error.status === 401 || error.status === 403) return failed(error, url, ctx);
        const scope = { ctx, url, site: await site.current() };
        return loadViewAs({ language }, scope, { returnTo: textOf(fields, 'returnTo'), hasChosenNone: true });
      },
    },
    {
      route: stopViewingRoute,
      done: ({ url, language, fields }) => ({ location: returnAddress(url, language, textOf(fields, 'returnTo')) }),
      again: ({ ctx, url }, error) => failed(error, url, ctx),
    },
  ];
}
