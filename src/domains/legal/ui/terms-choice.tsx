import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { termsMessages } from '../messages/terms.ts';
import { legalHref, termsChoiceId } from '../model/legal-page.ts';
import type { LegalText, TermsChoice as Choice } from '../model/legal-text.ts';
import { TermsChanges } from './terms-changes.tsx';
import styles from './terms-choice.module.css';

/** What the reader accepted, and a form to answer with that needs no script. */
export function TermsChoice({ version, acceptedVersion, changes, wasOutdated, text }: Choice & { text: LegalText }) {
  const t = useMessages(termsMessages);
  const isCurrent = acceptedVersion === version;
  return (
    <section aria-labelledby={termsChoiceId}>
      <h2 id={termsChoiceId}>{t.choiceTitle}</h2>
      {wasOutdated && <p role="alert">{t.wasOutdated}</p>}
      <p>
        {isCurrent ? t.acceptedCurrent(version) : acceptedVersion === null ? t.acceptedNone : t.acceptedEarlier(acceptedVersion, version)}
      </p>
      {!isCurrent && <p>{t.whatFollows}</p>}
      {!isCurrent && acceptedVersion !== null && <TermsChanges since={acceptedVersion} changes={changes} />}
      <form method="post" className={styles.answer} action={legalHref('terms-of-use', text.language)}>
        <input type="hidden" name="version" value={version} />
        {!isCurrent && (
          <Button kind="primary" type="submit" name="answer" value="accept">
            {t.accept}
          </Button>
        )}
        {acceptedVersion !== null && (
          <Button type="submit" name="answer" value="decline">
            {isCurrent ? t.takeBack : t.decline}
          </Button>
        )}
      </form>
    </section>
  );
}
