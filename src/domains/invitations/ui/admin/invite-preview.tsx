import { useState, type ToggleEvent } from 'react';
import { formatDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { en } from '../../messages/en.mails.ts';
import { nl } from '../../messages/nl.mails.ts';
import { invitationDays } from '../../model/invitation.ts';
import styles from './invite-dialog.module.css';

interface InvitePreviewProps {
  language: Language;
  platformName: string;
  inviterName: string;
  roles: readonly string[];
  message: string;
}

/** It unfolds at the end of a long dialog, below the buttons that stay in sight there. */
function showWhole({ newState, currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (newState === 'open') currentTarget.scrollIntoView({ block: 'start' });
}

/** The same words that the mail will have, in the language that was chosen for it. */
export function InvitePreview({ language, platformName, inviterName, roles, message }: InvitePreviewProps) {
  const t = useMessages(invitationAdminMessages);
  const own = useLanguage();
  const mail = textsIn({ nl, en }, language).invite;
  const [lastDay] = useState(() => new Date(Date.now() + invitationDays * 24 * 3600 * 1000));
  return (
    <Disclosure title={t.preview} onToggle={showWhole}>
      <div className={styles.preview} lang={language === own ? undefined : language}>
        <p>
          <strong>{mail.title(inviterName, platformName)}</strong>
        </p>
        <p>{mail.text(platformName)}</p>
        {roles.length > 0 && <p>{mail.roles(roles.join(', '))}</p>}
        {message !== '' && <p>{mail.message(message)}</p>}
        <p>[{mail.action}]</p>
        <p>{mail.until(formatDate(language, lastDay))}</p>
        <p>{mail.notForYou}</p>
      </div>
    </Disclosure>
  );
}
