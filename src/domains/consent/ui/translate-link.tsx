import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { relOf } from '#platform/shared/link.ts';
import { Button } from '#ui/actions/button.tsx';
import { consentMessages } from '../messages/index.ts';
import type { ConsentState } from '../model/consent-state.ts';
import { translatorHref } from '../model/translator.ts';
import { cookieStatementHref } from './statement-href.ts';
import styles from './translate-link.module.css';

interface TranslateLinkProps {
  state: Pick<ConsentState, 'optional' | 'accepted'>;
  /** The page as others reach it. */
  pageUrl: string;
}

/** A link to an outside translator, and nothing of theirs on our page. Who has not agreed to that yet is asked at the click. */
export function TranslateLink({ state: { optional, accepted }, pageUrl }: TranslateLinkProps) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  if (!optional.includes('translation')) return null;
  if (!accepted.includes('translation')) return <TranslatorQuestion pageUrl={pageUrl} />;
  const href = translatorHref(language, pageUrl);
  return (
    <a href={href} rel={relOf(href)}>
      {t.translatePage}
    </a>
  );
}

const questionId = 'translator-question';

/** Opens, closes and is sent without any script. The answer leads on to the translation. */
function TranslatorQuestion({ pageUrl }: Pick<TranslateLinkProps, 'pageUrl'>) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  const { question, text, goOn, cancel } = t.translator;
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={questionId}>
        {t.translatePage}
      </button>
      <div
        id={questionId}
        className={styles.question}
        popover="auto"
        role="dialog"
        aria-labelledby={`${questionId}-title`}
        aria-describedby={`${questionId}-text`}
      >
        <h2 id={`${questionId}-title`} className={styles.title}>
          {question}
        </h2>
        <p id={`${questionId}-text`}>{text}</p>
        <form className={styles.answers} method="post" action={cookieStatementHref(language)}>
          <input type="hidden" name="returnTo" value={new URL(pageUrl).pathname} />
          <Button type="submit" name="choice" value="translator" autoFocus>
            {goOn}
          </Button>
          <Button popoverTarget={questionId} popoverTargetAction="hide">
            {cancel}
          </Button>
        </form>
      </div>
    </>
  );
}
