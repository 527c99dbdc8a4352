import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonSummary } from '#ui/actions/button.tsx';
import { consentMessages } from '../messages/index.ts';
import type { ConsentState } from '../model/consent-state.ts';
import styles from './consent-dialog.module.css';
import { OwnChoiceForm } from './own-choice-form.tsx';
import { cookieStatementHref } from './statement-href.ts';

interface ConsentDialogProps {
  platformName: string;
  state: ConsentState;
  /** The page it stands on, to come back to. */
  returnTo: string;
}

const savedId = 'cookies-saved';

/**
 * Asks which cookies are welcome. It lies at the bottom and keeps nobody from reading on: no answer counts as a no.
 * Forms to a plain address, so it works without any script. Two of them, because the Enter key takes the first button of a form: on a
 * box that is being ticked that must not be the one that accepts everything.
 */
export function ConsentDialog({ platformName, state, returnTo }: ConsentDialogProps) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  if (state.hasChosen) return <SavedNote />;
  if (!state.isAsked) return null;
  const comeBack = `${returnTo}#${savedId}`;
  return (
    <section className={styles.dialog} role="dialog" aria-modal="false" aria-labelledby="consent-title">
      <div className={styles.inner}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in a low window its words scroll, and the keyboard must get there */}
        <div className={styles.words} role="group" aria-labelledby="consent-title" tabIndex={0}>
          <h2 id="consent-title" className={styles.title}>
            {t.title(platformName)}
          </h2>
          <p>{t.intro}</p>
          <ul className={styles.categories}>
            {state.optional.map((category) => (
              <li key={category}>
                <strong>{t.categories[category].name}.</strong> {t.categories[category].text}
              </li>
            ))}
          </ul>
          <p>
            {t.withdraw} <a href={cookieStatementHref(language)}>{t.statementName}</a>.
          </p>
        </div>
        <div className={styles.actions}>
          <form className={styles.quick} method="post" action={cookieStatementHref(language)}>
            <input type="hidden" name="returnTo" value={comeBack} />
            <Button type="submit" name="choice" value="all" className={styles.button}>
              {t.acceptAll}
            </Button>
            <Button type="submit" name="choice" value="none" className={styles.button}>
              {t.refuseAll}
            </Button>
          </form>
          <details className={styles.own}>
            <ButtonSummary className={styles.button}>{t.choose}</ButtonSummary>
            <OwnChoiceForm id="consent" state={state} returnTo={comeBack} isCompact />
          </details>
        </div>
      </div>
    </section>
  );
}

/**
 * Stands where the dialog stood, for who just answered it: the address leads here, so that the keyboard goes on from the same place.
 * Nobody else sees it.
 */
function SavedNote() {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  return (
    <p id={savedId} className={styles.saved} tabIndex={-1}>
      {t.saved} <a href={`${cookieStatementHref(language)}#choice`}>{t.change}</a>
    </p>
  );
}
