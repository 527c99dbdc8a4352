import { useState } from 'react';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { inactiveMessages } from '../messages/inactive.ts';

/** Somebody whose account was switched off is told so, on every page. They close it to read what is public, the terms among it. */
export function InactiveDialog({ platformName, contactHref }: { platformName: string; contactHref: string | null }) {
  const t = useMessages(inactiveMessages);
  const language = useLanguage();
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog
      isOpen={isOpen}
      startsAtTitle
      title={t.title}
      onClose={close}
      buttons={
        <>
          <form method="post" action={localizePath(language, '/logout')}>
            <Button kind="primary" type="submit">
              {t.signOut}
            </Button>
          </form>
          {contactHref !== null && <ButtonLink href={contactHref}>{t.contact}</ButtonLink>}
          <Button kind="quiet" onClick={close}>
            {t.readOn}
          </Button>
        </>
      }
    >
      <p>{t.text(platformName)}</p>
    </Dialog>
  );
}
