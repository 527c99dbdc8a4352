import type { Consent } from '#domains/consent/model/consent.ts';
import { translatorHref } from '#domains/consent/model/translator.ts';
import { consentMessages } from '#domains/consent/messages/index.ts';
import { consentRoute, setConsentCookie } from '#domains/consent/server/index.ts';
import { isInternalLink } from '#platform/shared/link.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { addressIn, isSecretAddress } from './document-routes.ts';
import type { FormPage, FormVisit } from './form-routes.ts';
import { failed } from '../loading/plain-screens.ts';
import { plainPage } from './plain-error-page.ts';

/**
 * The choice of cookies, at the address of the cookie statement. It leads back to the page where it was made, and from the question of the
 * translator on to the translation.
 */
export function consentForm({ isSecure }: { isSecure: boolean }): FormPage {
  return {
    route: consentRoute,
    done: (visit, consent) => {
      const { returnTo, choice } = visit.fields;
      const location = typeof returnTo === 'string' && isInternalLink(returnTo) ? returnTo : visit.url.pathname;
      const headers = { 'set-cookie': setConsentCookie(consent as Consent, isSecure) };
      return choice === 'translator' ? { page: toTranslator(location, visit, isSecure), headers } : { location, headers };
    },
    again: ({ url, ctx }, error) => failed(error, url, ctx),
  };
}

/** A page of ours that goes on by itself: the policy of our pages lets no form lead to another site, not even by a redirect. */
function toTranslator(path: string, { ctx, language }: FormVisit, isSecure: boolean): ReturnType<typeof plainPage> {
  const { title, onItsWay, onward } = textsIn(consentMessages, language).translator;
  // Free text: it may be an address that opens something for who has it.
  const { origin, pathname } = addressIn(ctx.config, isSecretAddress(path) ? '/' : path);
  const href = translatorHref(language, origin + pathname);
  const page = plainPage({ language, title, text: onItsWay, onward: { href: href.replaceAll('&', '&amp;'), name: onward }, isSecure });
  return { ...page, headers: { ...page.headers, refresh: `0; url=${href}` } };
}
