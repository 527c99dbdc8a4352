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

/**
 * Asks which cookies are welcome. It lies at the bottom and keeps nobody from reading on: no answer counts as a no.
 * Forms to a plain address, so it works without any script. Two of them, because the Enter key takes the first button of a form: on a
 * box that is being ticked that must not be the one that accepts everything.
 */
export function ConsentDialog({ platformName, state, returnTo }: ConsentDialogProps) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  if (!state.isAsked) return null;
  return (
    <section className={styles.dialog} role="dialog" aria-modal="false" aria-labelledby="consent-title">
      <div className={styles.inner}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a narrow screen its words scroll, and the keyboard must get there */}
        <div className={styles.words} role="group" aria-labelledby="consent-title" tabIndex={0}>
          <h2 id="consent-title" className={styles.title}>
            {t.title(platformName)}
          </h2>
          <p>{t.intro}</p>
          <p>{t.withdraw}</p>
          <Categories optional={state.optional} />
        </div>
        <div className={styles.actions}>
          <form className={styles.quick} method="post" action={cookieStatementHref(language)}>
            <input type="hidden" name="returnTo" value={returnTo} />
            <Button type="submit" name="choice" value="all" className={styles.button}>
              {t.acceptAll}
            </Button>
            <Button type="submit" name="choice" value="none" className={styles.button}>
              {t.refuseAll}
            </Button>
          </form>
          <details className={styles.own}>
            <ButtonSummary className={styles.button}>{t.choose}</ButtonSummary>
            <OwnChoiceForm id="consent" state={state} returnTo={returnTo} />
          </details>
          {/* Beside the buttons, where it is seen whatever of the words has to be scrolled to. */}
          <a className={styles.statement} href={cookieStatementHref(language)}>
            {t.toStatement}
          </a>
        </div>
      </div>
    </section>
  );
}

/** One line for each. Our own counting is named too, though there is nothing to choose about it. */
function Categories({ optional }: Pick<ConsentState, 'optional'>) {
  const t = useMessages(consentMessages);
  const { required, analytical, counting, translation } = t.categories;
  const lines = [
    required,
    optional.includes('analytical') ? analytical : counting,
    ...(optional.includes('translation') ? [translation] : []),
  ];
  return (
    <ul className={styles.categories}>
      {lines.map(({ name, text }) => (
        <li key={name}>
          <strong>{name}.</strong> {text}
        </li>
      ))}
    </ul>
  );
}
