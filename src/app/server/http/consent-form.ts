import type { Consent } from '#domains/consent/model/consent.ts';
import { consentRoute, setConsentCookie } from '#domains/consent/server/index.ts';
import { isInternalLink } from '#platform/shared/link.ts';
import type { FormPage } from './form-routes.ts';
import { failed } from '../loading/plain-screens.ts';

/** The choice of cookies, at the address of the cookie statement. It leads back to the page where it was made. */
export function consentForm({ isSecure }: { isSecure: boolean }): FormPage {
  return {
    route: consentRoute,
    done: ({ url, fields }, consent) => {
      const { returnTo } = fields;
      return {
        location: typeof returnTo === 'string' && isInternalLink(returnTo) ? returnTo : url.pathname,
        headers: { 'set-cookie': setConsentCookie(consent as Consent, isSecure) },
      };
    },
    again: ({ url, ctx }, error) => failed(error, url, ctx),
  };
}
