import { useState } from 'react';
import { isInternalLink } from '#platform/shared/link.ts';
import { localizePath } from '#platform/shared/language.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useOptionalLoadOptimizer } from '#platform/web/use-call.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { secondStepMessages } from '../messages/second-step.ts';
import * as contract from '../model/second-step.contract.ts';

/** Only where the browser can: without script, or without passkeys, there is no such button. */
export function PasskeyButton({ returnTo }: { returnTo: string }) {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  const optimizer = useOptionalLoadOptimizer();
  const isInBrowser = useIsInBrowser();
  const [state, setState] = useState<{ isBusy: boolean; problem: string | null }>({ isBusy: false, problem: null });
  if (!isInBrowser || !optimizer || !('PublicKeyCredential' in window)) return null;

  async function handleClick(by: LoadOptimizer): Promise<void> {
    setState({ isBusy: true, problem: null });
    try {
      await signInByPasskey(by);
      location.assign(isInternalLink(returnTo) ? returnTo : localizePath(language, '/'));
    } catch (error) {
      const refused = error instanceof ApiError;
      const isKnown = refused && error.code === 'second_factor.passkey_refused';
      setState({
        isBusy: false,
        problem: isKnown ? t.errors['second_factor.passkey_refused'] : refused ? t.errors.other : t.errors.cancelled,
      });
    }
  }

  return (
    <div>
      {state.problem === null ? null : <ErrorBox title={state.problem} />}
      <p>
        <Button isBusy={state.isBusy} onClick={() => void handleClick(optimizer)}>
          {t.withPasskey}
        </Button>
      </p>
    </div>
  );
}

async function signInByPasskey(optimizer: LoadOptimizer): Promise<void> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { data: question } = await optimizer.save(contract.askForPasskey, {});
  // Made by the same library on the server, which knows its shape better than our contract.
  const answer = await startAuthentication({
    optionsJSON: question as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'],
  });
  await optimizer.save(contract.signInByPasskey, { body: { answer: { ...answer, response: { ...answer.response } } } });
}
