import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { secondFactorMessages } from '../../messages/index.ts';
import * as contract from '../../model/second-factor.contract.ts';
import type { AuthenticatorSecret } from '../../model/second-factor.ts';
import styles from './second-factors.module.css';
import { useCopy } from './use-copy.ts';
import { useFactorAction } from './use-factor-action.ts';

interface WizardProps {
  onDone(recoveryCodes: string[]): void;
  onCancel(): void;
}

/** Two steps: show the app its secret, and have it prove that it knows it. */
export function AuthenticatorWizard({ onDone, onCancel }: WizardProps) {
  const { wizard: t } = useMessages(secondFactorMessages);
  const optimizer = useLoadOptimizer();
  const act = useFactorAction({ onUnproven: onCancel });
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null);
  const [step, setStep] = useState<'scan' | 'code'>('scan');
  const hasBegun = useRef(false);

  async function begin(): Promise<void> {
    const answer = await act.run(() => optimizer.save(contract.startAuthenticator, {}));
    if (answer) setSecret(answer.data);
  }

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void begin();
  });

  if (act.problem !== undefined) return <ErrorBox title={act.problem} onRetry={() => void begin()} />;
  if (!secret) return <LoadingText />;
  if (step === 'code') return <CodeStep onDone={onDone} onBack={() => setStep('scan')} />;
  return (
    <WizardStep step={1} title={t.scanTitle}>
      <p>{t.scanText}</p>
      <QrCode {...secret.qrCode} name={t.pictureName} />
      <SecretKey secret={secret.secret} />
      <p className={styles.actions}>
        <Button kind="primary" onClick={() => setStep('code')}>
          {t.next}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      </p>
    </WizardStep>
  );
}

/** For who cannot scan: on a telephone the app is on the same screen, and a key of this length is not typed without a mistake. */
function SecretKey({ secret }: { secret: string }) {
  const { wizard: t } = useMessages(secondFactorMessages);
  const { copy, told } = useCopy(secret, t.keyCopied);
  return (
    <div className={styles.key}>
      <p>{t.orType}</p>
      <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <Button onClick={() => void copy()}>{t.copyKey}</Button>
      <p role="status">{told}</p>
    </div>
  );
}

function CodeStep({ onDone, onBack }: { onDone(recoveryCodes: string[]): void; onBack(): void }) {
  const { wizard: t, errors } = useMessages(secondFactorMessages);
  const optimizer = useLoadOptimizer();
  const act = useFactorAction();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (act.problem !== undefined) field.current?.focus();
  }, [act.problem]);

  async function confirm(): Promise<void> {
    const answer = await act.run(() => optimizer.save(contract.confirmAuthenticator, { body: { code } }));
    if (answer) onDone(answer.data.recoveryCodes);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (act.isBusy) return;
    if (code.trim() === '') act.say(errors.codeEmpty);
    else void confirm();
  }

  return (
    <WizardStep step={2} title={t.codeTitle}>
      <Form
        onSubmit={handleSubmit}
        actions={
          <>
            <Button kind="primary" type="submit" isBusy={act.isBusy}>
              {t.confirm}
            </Button>
            <Button kind="quiet" onClick={onBack}>
              {t.back}
            </Button>
          </>
        }
      >
        <TextField
          ref={field}
          id="authenticator-code"
          label={t.code}
          width="short"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={act.problem}
        />
      </Form>
    </WizardStep>
  );
}

/** Each step begins at its heading, so that it is read out. */
function WizardStep({ step, title, children }: { step: number; title: string; children: ReactNode }) {
  const { wizard: t } = useMessages(secondFactorMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.wizard}>
      <h5 ref={heading} tabIndex={-1} className={styles.stepTitle}>
        <span className={styles.stepCount}>{t.step(step, 2)}</span> {title}
      </h5>
      {children}
    </div>
  );
}

/** Dark on light whatever the colours of the page: cameras expect that. */
function QrCode({ size, path, name }: { size: number; path: string; name: string }) {
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
