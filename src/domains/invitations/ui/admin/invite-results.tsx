import { useEffect, useRef } from 'react';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import type { InviteResult } from '../../model/invitation.ts';
import styles from './invite-dialog.module.css';

/** What came of every address; first of those that ask for something. */
export function InviteResults({ results }: { results: readonly InviteResult[] }) {
  const t = useMessages(invitationAdminMessages);
  const language = useLanguage();
  const summary = useRef<HTMLParagraphElement>(null);
  const invited = results.filter(({ result }) => result === 'sent');
  const others = results.filter(({ result }) => result !== 'sent');

  // The form that had the focus is gone.
  useEffect(() => {
    summary.current?.focus();
    summary.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, []);

  return (
    <div className={styles.results}>
      <p ref={summary} tabIndex={-1}>
        {t.invitedCount(invited.length)} {others.length > 0 ? t.leftOut(others.length) : ''}
        {invited.length === 0 ? null : (
          <>
            {' '}
            <a href={localizePath(language, '/admin/mails')}>{t.arrival}</a> {t.arrivalText}
          </>
        )}
      </p>
      <ul>
        {[...others, ...invited].map(({ email, result }) => (
          <li key={email}>
            <strong>{email}</strong>
            <span>{t.results[result]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
