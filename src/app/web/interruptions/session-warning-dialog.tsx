import { useEffect, useState } from 'react';
import { appMessages } from '#app/messages/index.ts';
import { en } from '#app/messages/en.session-warning.ts';
import { je } from '#app/messages/je.session-warning.ts';
import { nl } from '#app/messages/nl.session-warning.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn, withTexts } from '#platform/shared/messages.ts';
import { useFormOfAddress } from '#platform/web/messages.tsx';
import { platformMessages } from '#platform/web/messages/index.ts';
import type { SessionClock, SessionEnding } from '#platform/web/session-clock.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { useSignOut } from '../shell/use-sign-out.ts';

export interface SessionWarningDialogProps {
  language: Language;
  signInHref: string | null;
  ending: SessionEnding;
  sessionClock: Pick<SessionClock, 'extend' | 'dismiss'>;
}

const warningMessages = { nl, en, je: withTexts(nl, je) };

export function SessionWarningDialog({ language, signInHref, ending, sessionClock }: SessionWarningDialogProps) {
  const t = textsIn(warningMessages, language, useFormOfAddress());
  const [extending, setExtending] = useState<'busy' | 'failed'>();
  const handleSignOut = useSignOut();

  async function handleExtend() {
    setExtending('busy');
    try {
      await sessionClock.extend();
    } catch {
      setExtending('failed');
    }
  }

  const waysOn = (
    <>
      <Button kind="primary" isBusy={extending === 'busy'} onClick={() => void handleExtend()}>
        {t.extend}
      </Button>
      <form method="post" action={localizePath(language, '/logout')} onSubmit={handleSignOut}>
        <Button type="submit">{textsIn(appMessages, language).signOut}</Button>
      </form>
    </>
  );
  const waysBack = (
    <>
      {/* In another tab, because this one holds their work. */}
      <ButtonLink
        kind="primary"
        href={signInAgainHref(signInHref ?? localizePath(language, '/login'))}
        target="_blank"
        rel="noopener"
        onClick={sessionClock.dismiss}
      >
        {textsIn(platformMessages, language).session.signInAgain}
      </ButtonLink>
      <Button onClick={sessionClock.dismiss}>{t.close}</Button>
    </>
  );

  return (
    <UiLanguage language={language}>
      <Dialog isOpen title={t.title} onClose={sessionClock.dismiss} buttons={ending.canExtend ? waysOn : waysBack}>
        <p>{ending.canExtend ? t.idle : t.longest}</p>
        <TimeLeft language={language} endsOn={ending.endsOn} />
        {extending === 'failed' && <p role="alert">{t.notExtended}</p>}
      </Dialog>
    </UiLanguage>
  );
}

/** Seen each second, read out at the start, at a minute and at half a minute. */
function TimeLeft({ language, endsOn }: { language: Language; endsOn: number }) {
  const [left, setLeft] = useState(() => secondsUntil(endsOn));
  const [atFirst] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(endsOn)), 1000);
    return () => clearInterval(timer);
  }, [endsOn]);

  const t = textsIn(warningMessages, language, useFormOfAddress());
  const inWords = (seconds: number) => t.timeLeft(Math.floor(seconds / 60), seconds % 60);
  const lastSaid = [30, 60].find((moment) => left <= moment && moment < atFirst) ?? atFirst;
  return (
    // Together, so that what is only read out takes no room.
    <div>
      <p role="timer">{inWords(left)}</p>
      {/* Empty at first: what is born with a text is not read out. */}
      <div role="status">{left < atFirst && <VisuallyHidden>{inWords(lastSaid)}</VisuallyHidden>}</div>
    </div>
  );
}

function secondsUntil(moment: number): number {
  return Math.max(0, Math.floor((moment - Date.now()) / 1000));
}

/** The sign-in page sends on who is signed in, unless they come for this. */
function signInAgainHref(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}again=1`;
}
