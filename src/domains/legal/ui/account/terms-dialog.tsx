import { useState } from 'react';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useCall, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { termsMessages } from '../../messages/terms.ts';
import { legalHref } from '../../model/legal-page.ts';
import { getTerms, type Terms } from '../../model/terms.contract.ts';
import { LegalPartView } from '../legal-screen.tsx';
import { TermsChanges } from '../terms-changes.tsx';
import styles from './terms-dialog.module.css';

/** Asks who is signed in to accept the terms of today. It stays until they answer, or go and read them. */
export function TermsDialog({ version }: { version: number }) {
  const t = useMessages(termsMessages);
  const language = useLanguage();
  const [hasDeclined, setHasDeclined] = useState(false);
  const { data: terms, error, reload } = useCall(getTerms, { query: { lang: language } });
  const answer = useTermsAnswer();
  const isFirst = !terms || terms.acceptedVersion === null;

  if (hasDeclined) return <Declined onBack={() => setHasDeclined(false)} />;
  return (
    <Dialog
      isOpen
      isPersistent
      startsAtTitle
      title={isFirst ? t.dialogTitleFirst : t.dialogTitle}
      onClose={() => {}}
      buttons={
        <>
          {/* Nobody accepts what they could not read. */}
          <Button kind="primary" disabled={!terms} isBusy={answer.isBusy} onClick={() => void answer.send(version)}>
            {t.accept}
          </Button>
          <Button onClick={() => void answer.send(null).then(setHasDeclined)}>{t.decline}</Button>
          <ButtonLink kind="quiet" href={legalHref('terms-of-use', language)}>
            {t.readLater}
          </ButtonLink>
        </>
      }
    >
      <div className={styles.dialog}>
        {answer.hasFailed && <p role="alert">{t.saveFailed}</p>}
        <p>{isFirst ? t.dialogTextFirst : t.dialogText(version)}</p>
        {terms ? (
          <WhatItSays terms={terms} />
        ) : error ? (
          <ErrorBox title={t.loadFailed} onRetry={reload} />
        ) : (
          <p role="status">{t.loading}</p>
        )}
      </div>
    </Dialog>
  );
}

function WhatItSays({ terms: { acceptedVersion, changes, text } }: { terms: Terms }) {
  const t = useMessages(termsMessages);
  return (
    <>
      {acceptedVersion !== null && <TermsChanges since={acceptedVersion} changes={changes} />}
      {/* It scrolls, so it can be reached and scrolled with the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.whole} aria-label={t.wholeText} tabIndex={0}>
        {text.sections.map(({ id, heading, parts }) => (
          <div key={id}>
            <h3>{heading}</h3>
            {parts.map((part, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- parts of a text are never rearranged
              <LegalPartView key={index} part={part} heading={heading} cookieFacts={null} />
            ))}
          </div>
        ))}
      </section>
    </>
  );
}

/** What follows, and the ways on. Reading the public pages is one of them, signed out. */
function Declined({ onBack }: { onBack(): void }) {
  const t = useMessages(termsMessages);
  const language = useLanguage();
  return (
    <Dialog
      isOpen
      isPersistent
      startsAtTitle
      title={t.declinedTitle}
      onClose={onBack}
      buttons={
        <>
          <form method="post" action={localizePath(language, '/logout')}>
            <Button kind="primary" type="submit">
              {t.signOut}
            </Button>
          </form>
          <ButtonLink href={localizePath(language, '/account/security')}>{t.toSecurity}</ButtonLink>
          <Button kind="quiet" onClick={onBack}>
            {t.back}
          </Button>
        </>
      }
    >
      <p>{t.whatFollows}</p>
    </Dialog>
  );
}

/** Stores the version on the user, or takes it away. An answer that fails leaves the dialog as it is. */
function useTermsAnswer() {
  const optimizer = useLoadOptimizer();
  const { currentUser } = useCurrentUser();
  const { isBusy, error, run } = useAction();

  async function send(termsOfUseVersionAccepted: number | null): Promise<boolean> {
    const isSent = await run(async () => {
      const { data } = await optimizer.save(updateLoggedInUser, { body: { termsOfUseVersionAccepted } });
      currentUser.replace(data);
      // Until now the server showed what a visitor sees, or from now on it does.
      optimizer.loadAgain();
      return true;
    });
    return isSent ?? false;
  }
  return { send, isBusy, hasFailed: error !== null };
}
