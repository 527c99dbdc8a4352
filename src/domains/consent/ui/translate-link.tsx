import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { relOf } from '#platform/shared/link.ts';
import { consentMessages } from '../messages/index.ts';
import type { ConsentState } from '../model/consent-state.ts';
import { cookieStatementHref } from './statement-href.ts';

interface TranslateLinkProps {
  state: Pick<ConsentState, 'optional' | 'accepted'>;
  /** The page as others reach it. */
  pageUrl: string;
}

/** A link to an outside translator, and nothing of theirs on our page. Who has not agreed to that yet is led to the choice first. */
export function TranslateLink({ state: { optional, accepted }, pageUrl }: TranslateLinkProps) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  if (!optional.includes('translation')) return null;
  const mayGo = accepted.includes('translation');
  const href = mayGo
    ? `https://translate.google.com/translate?sl=${language}&u=${encodeURIComponent(pageUrl)}`
    : `${cookieStatementHref(language)}#choice`;
  return (
    <a href={href} rel={relOf(href)}>
      {t.translatePage}
    </a>
  );
}
