import { useState } from 'react';
import { formatDateTime } from '#platform/shared/format.ts';
import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave, type CallState } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { securityMessages } from '../../messages/security.ts';
import { endOtherSessions, endOwnSession, type listSessions } from '../../model/account-security.contract.ts';
import type { SessionView } from '../../model/session-view.ts';
import styles from './security-settings.module.css';

/** Where somebody is signed in, with a way to end what they do not know. */
export function SessionList({ sessions }: { sessions: CallState<typeof listSessions> }) {
  const t = useMessages(securityMessages).sessions;
  return (
    <section className={styles.section} aria-labelledby="sessions-title">
      <h3 id="sessions-title">{t.title}</h3>
      {sessions.data ? (
        <Sessions sessions={sessions.data} />
      ) : sessions.isLoading ? (
        <LoadingText />
      ) : (
        <ErrorBox title={t.loadFailed} onRetry={sessions.reload} />
      )}
    </section>
  );
}

function Sessions({ sessions }: { sessions: SessionView[] }) {
  const t = useMessages(securityMessages).sessions;
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <p>{hasOthers ? t.intro : t.alone}</p>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <Session key={session.guid} session={session} />
        ))}
      </ul>
      {hasOthers && <EndOthers />}
    </>
  );
}

function Session({ session }: { session: SessionView }) {
  const t = useMessages(securityMessages).sessions;
  const language = useLanguage();
  const end = useSave(endOwnSession, { type: 'edit', done: t.ended, showsFailure: true });
  const moment = (time: string) => formatDateTime(language, new Date(time));
  const { browser, system } = session;
  const device = browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknownDevice);
  return (
    <li className={styles.session}>
      <div className={styles.device}>
        <p>
          <strong>{device}</strong>
          {session.isCurrent && <span className={styles.mark}> {t.current}</span>}
        </p>
        <p className={styles.note}>{t.lastSeen(moment(session.lastSeenOn))}</p>
        <p className={styles.note}>
          {/* The dot ends a line, and never begins one. */}
          {t.since(moment(session.signedInOn))}&nbsp;· {t.network(session.network)}
        </p>
      </div>
      <NotEnded error={end.error} />
      {!session.isCurrent && (
        <Button isBusy={end.isSaving} onClick={() => void end.run({ params: { guid: session.guid } })}>
          {t.end} <VisuallyHidden>{t.endOn(device)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const t = useMessages(securityMessages).sessions;
  const [isAsking, setIsAsking] = useState(false);
  const end = useSave(endOtherSessions, { type: 'edit', done: t.othersEnded, showsFailure: true });

  async function handleConfirm(): Promise<void> {
    await end.run({});
    setIsAsking(false);
  }

  return (
    <div>
      <NotEnded error={end.error} />
      <Button onClick={() => setIsAsking(true)}>{t.endOthers}</Button>
      <Dialog
        isOpen={isAsking}
        title={t.askEndOthers}
        confirmText={t.endOthers}
        isBusy={end.isSaving}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.askEndOthersText}</p>
      </Dialog>
    </div>
  );
}

function NotEnded({ error }: { error: ApiError | null }) {
  const { errors } = useMessages(securityMessages);
  return error && <ErrorBox title={errors.other} {...failureDetail(error)} />;
}
