import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { textsIn, type FormOfAddress } from '#platform/shared/messages.ts';
import type { Dialogs } from '#platform/web/dialogs.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider, useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { LoadOptimizerProvider, useCall, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { openidHref } from '../model/provider.ts';
import { ProviderLink } from './provider-link.tsx';
import { secondStepMessages } from '../messages/second-step.ts';
import * as contract from '../model/second-step.contract.ts';
import type { ProofWays } from '../model/second-step.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { canProve, NoWay, useWords } from './second-step-screen.tsx';
import styles from './sign-in-screen.module.css';

export interface ProofQuestion {
  dialogs: Pick<Dialogs, 'open'>;
  optimizer: LoadOptimizer;
  language: Language;
  address: FormOfAddress;
}

/** Asks in a dialog, above whatever is open, who somebody is once more. True when they proved it. */
export async function askProof({ dialogs, optimizer, language, address }: ProofQuestion): Promise<boolean> {
  const isProven = await dialogs.open<boolean>({
    title: textsIn(secondStepMessages, language, address).proofTitle,
    isAbove: true,
    render: (close) => (
      <LanguageProvider language={language} address={address}>
        <LoadOptimizerProvider optimizer={optimizer}>
          <ProofForm onProven={() => close(true)} onCancel={() => close(false)} />
        </LoadOptimizerProvider>
      </LanguageProvider>
    ),
  });
  return isProven ?? false;
}

function ProofForm({ onProven, onCancel }: { onProven(): void; onCancel(): void }) {
  const { data: ways, error, reload } = useCall(contract.getProofWays, {});
  const t = useMessages(secondStepMessages);
  if (error) return <ErrorBox title={t.errors.other} onRetry={reload} />;
  if (!ways) return <LoadingText />;
  if (!canProve(ways)) return <NoWay />;
  const hasField = ways.hasPassword || ways.hasCode;
  return (
    <div className={styles.words}>
      <p>{t.proofIntro}</p>
      {hasField && <ProofFields ways={ways} onProven={onProven} />}
      {ways.hasPasskey && <PasskeyButton act="prove" kind={hasField ? 'secondary' : 'primary'} onDone={onProven} />}
      {ways.provider !== null && <ProviderProof provider={ways.provider} />}
      <p>
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </div>
  );
}

/** The provider is another site, so this page is left for a while, and with it what was about to be done. */
function ProviderProof({ provider }: { provider: string }) {
  const t = useMessages(secondStepMessages);
  const language = useLanguage();
  return (
    <div>
      <p>{t.leavesPage(provider)}</p>
      <ProviderLink kind="primary" href={openidHref(language, { proof: 'now', returnTo: location.pathname + location.search })}>
        {t.proveWith(provider)}
      </ProviderLink>
    </div>
  );
}

function ProofFields({ ways, onProven }: { ways: ProofWays; onProven(): void }) {
  const t = useMessages(secondStepMessages);
  const wordsFor = useWords();
  const optimizer = useLoadOptimizer();
  const [way, setWay] = useState<'password' | 'code'>(ways.hasCode ? 'code' : 'password');
  const [typed, setTyped] = useState('');
  const proving = useAction();
  const [missing, setMissing] = useState<string | undefined>();
  const problem = missing ?? (proving.error ? wordsFor(proving.error.code, proving.error.retryAfter ?? 0) : undefined);
  // Done means that the dialog is closing.
  const isBusy = proving.isBusy || proving.isDone;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [way]);
  useEffect(() => {
    if (problem !== undefined) field.current?.focus();
  }, [problem]);

  async function send(): Promise<void> {
    setMissing(undefined);
    await proving.run(async () => {
      await optimizer.save(contract.prove, { body: { [way]: typed } });
      onProven();
    });
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    if (typed.trim() === '') setMissing(way === 'code' ? t.errors.code_missing : t.errors.proof_missing);
    else void send();
  }

  function change(to: 'password' | 'code'): void {
    setWay(to);
    setTyped('');
    setMissing(undefined);
    proving.forgetError();
  }

  const isCode = way === 'code';
  return (
    <Form
      onSubmit={handleSubmit}
      actions={
        <>
          <Button kind="primary" type="submit" isBusy={isBusy}>
            {t.confirm}
          </Button>
          {ways.hasCode && ways.hasPassword ? (
            <Button kind="quiet" onClick={() => change(isCode ? 'password' : 'code')}>
              {isCode ? t.usePassword : t.useCode}
            </Button>
          ) : null}
        </>
      }
    >
      <TextField
        key={way}
        ref={field}
        id="proof"
        type={isCode ? 'text' : 'password'}
        label={isCode ? t.proofCode : t.proofPassword}
        description={isCode ? t.proofCodeHelp : undefined}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem}
      />
    </Form>
  );
}
