import { localizePath, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { useFormOfAddress } from '#platform/web/messages.tsx';
import { platformMessages } from '#platform/web/messages/index.ts';
import { useOptionalServices } from '#platform/web/services.tsx';
import type { SessionEnd } from '#platform/web/session-end.ts';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import { useStore } from '#platform/web/use-store.ts';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { UiLanguage } from '#ui/texts.tsx';

interface SessionEndedDialogProps {
  language: Language;
  signInHref: string | null;
}

/** Says that the session is over, or became somebody else's, without taking away what was typed. */
export function SessionEndedDialog(props: SessionEndedDialogProps) {
  const services = useOptionalServices();
  if (!useIsInBrowser() || !services) return null;
  return (
    <UiLanguage language={props.language}>
      <OpenSessionEndedDialog {...props} sessionEnd={services.sessionEnd} />
    </UiLanguage>
  );
}

function OpenSessionEndedDialog({ language, signInHref, sessionEnd }: SessionEndedDialogProps & { sessionEnd: SessionEnd }) {
  const { isAsking, other } = useStore(sessionEnd);
  const t = textsIn(platformMessages, language, useFormOfAddress()).session;
  return (
    <Dialog
      isOpen={isAsking}
      title={other === null ? t.endedTitle : t.otherTitle}
      onClose={sessionEnd.stopAsking}
      buttons={
        <>
          {/* In another tab, because this one holds their work. */}
          <ButtonLink
            kind="primary"
            href={signInHref ?? localizePath(language, '/login')}
            target="_blank"
            rel="noopener"
            onClick={sessionEnd.stopAsking}
          >
            {t.signInAgain}
          </ButtonLink>
          <Button onClick={() => location.reload()}>{other === null ? t.goOnAsVisitor : t.goOnAs(other)}</Button>
        </>
      }
    >
      <p>{other === null ? t.ended : t.other(other)}</p>
    </Dialog>
  );
}
