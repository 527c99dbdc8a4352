import { useEffect, useState, type ComponentType } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { useOptionalServices, type Services } from '#platform/web/services.tsx';
import type { Store } from '#platform/web/store.ts';
import type { SessionEnding } from '#platform/web/session-clock.ts';
import { useStore } from '#platform/web/use-store.ts';
import type { SessionWarningDialogProps } from './session-warning-dialog.tsx';

interface SessionWarningProps {
  language: Language;
  signInHref: string | null;
}

/** Two minutes before the session ends. Rare, so its code comes when it is needed. */
export function SessionWarning(props: SessionWarningProps) {
  const services = useOptionalServices();
  const sessionClock = services?.sessionClock;
  const { language } = props;
  const ending = useStore(sessionClock ?? never);
  const [Dialog, setDialog] = useState<ComponentType<SessionWarningDialogProps>>();
  const isNeeded = ending !== null;

  useEffect(() => {
    async function fetchDialog(known: Services): Promise<void> {
      const late = await fetchCode(known, () => import('./session-warning-dialog.tsx'), { language });
      if (late) setDialog(() => late.SessionWarningDialog);
    }
    if (isNeeded && services) void fetchDialog(services);
  }, [isNeeded, services, language]);

  return (
    Dialog && sessionClock && ending && <Dialog {...props} key={String(ending.canExtend)} ending={ending} sessionClock={sessionClock} />
  );
}

/** On the server nothing ends. */
const never: Store<SessionEnding | null> = { getSnapshot: () => null, subscribe: () => () => {} };
