import type * as passkeyLibrary from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import { isInternalLink } from '#platform/shared/link.ts';
import { localizePath } from '#platform/shared/language.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useOptionalServices } from '#platform/web/services.tsx';
import { notSent, useAction } from '#platform/web/use-action.ts';
import { useOptionalLoadOptimizer } from '#platform/web/use-call.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { Button, type ButtonKind } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { secondStepMessages } from '../messages/second-step.ts';
import * as contract from '../model/second-step.contract.ts';

/** To start a session, or to prove whose the session at hand is. */
type Act = 'signIn' | 'prove';

const calls = { signIn: contract.signInByPasskey, prove: contract.proveByPasskey };

interface PasskeyButtonProps {
  act: Act;
  kind?: ButtonKind;
  /** Where to go on, as a new document, unless `onDone` knows better. */
  returnTo?: string;
  onDone?(): void;
}

/** Only where the browser can: without script, or without passkeys, there is no such button. */
export function PasskeyButton({ act, kind = 'secondary', returnTo = '', onDone }: PasskeyButtonProps) {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  const optimizer = useOptionalLoadOptimizer();
  const services = useOptionalServices();
  const isInBrowser = useIsInBrowser();
  const { isBusy, error, run } = useAction();
  // Done, it stays busy until the page or the dialog is gone.
  const [isLeaving, setIsLeaving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  // The words push the button down, which has the focus, on a low screen out of the window.
  useEffect(() => {
    if (error) place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  if (!isInBrowser || !optimizer || !('PublicKeyCredential' in window)) return null;

  function wordsFor({ code }: ApiError): string {
    // Somebody closed the question of their device.
    if (code === notSent) return t.errors.cancelled;
    if (code === 'auth.proof_wrong') return t.errors.passkey_of_other;
    return code === 'second_factor.passkey_refused' ? t.errors['second_factor.passkey_refused'] : t.errors.other;
  }

  async function ask(by: LoadOptimizer): Promise<boolean> {
    const load = () => import('@simplewebauthn/browser');
    const passkeys = services ? await fetchCode(services, load, { language }) : await load();
    if (passkeys) await askDevice(passkeys, by, act);
    return passkeys !== undefined;
  }

  async function handleClick(by: LoadOptimizer): Promise<void> {
    if (!(await run(() => ask(by)))) return;
    setIsLeaving(true);
    if (onDone) onDone();
    else location.assign(isInternalLink(returnTo) ? returnTo : localizePath(language, '/content'));
  }

  return (
    <div ref={place}>
      {error && <ErrorBox title={wordsFor(error)} />}
      <p>
        <Button kind={kind} isBusy={isBusy || isLeaving} onClick={() => void handleClick(optimizer)}>
          {act === 'prove' ? t.proveWithPasskey : t.withPasskey}
        </Button>
      </p>
    </div>
  );
}

/** What the browser is asked for a passkey with. */
type Passkeys = Pick<typeof passkeyLibrary, 'startAuthentication'>;

async function askDevice({ startAuthentication }: Passkeys, optimizer: LoadOptimizer, act: Act): Promise<void> {
  const { data: options } = await optimizer.save(contract.askForPasskey, {});
  // Made by the same library on the server, which knows its shape better than our contract.
  const answer = await startAuthentication({
    optionsJSON: options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  await optimizer.save(calls[act], { body: { answer: { ...answer, response: { ...answer.response } } } });
}
