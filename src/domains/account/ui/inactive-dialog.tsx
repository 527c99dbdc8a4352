import { legalHref } from '#domains/legal/model/legal-page.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { inactiveMessages } from '../messages/inactive.ts';

/** Somebody whose account was switched off is told so. Signed out, they read the public pages like everybody else. */
export function InactiveDialog({ platformName, contactHref }: { platformName: string; contactHref: string | null }) {
  const t = useMessages(inactiveMessages);
  const language = useLanguage();
  return (
    <Dialog
      isOpen
      isPersistent
      startsAtTitle
      title={t.title}
      onClose={() => {}}
      buttons={
        <>
          <form method="post" action={localizePath(language, '/logout')}>
            <Button kind="primary" type="submit">
              {t.signOut}
            </Button>
          </form>
          {contactHref !== null && <ButtonLink href={contactHref}>{t.contact}</ButtonLink>}
          <ButtonLink kind="quiet" href={legalHref('privacy', language)}>
            {t.privacy}
          </ButtonLink>
        </>
      }
    >
      <p>{t.text(platformName)}</p>
    </Dialog>
  );
}
