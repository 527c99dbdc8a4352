import { useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useCall, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { secondFactorMessages } from '../../messages/index.ts';
import * as contract from '../../model/second-factor.contract.ts';
import { mustSetUpFactor } from '../../model/second-factor.rules.ts';
import type { SecondFactors } from '../../model/second-factor.ts';
import { AuthenticatorWizard } from './authenticator-wizard.tsx';
import { Passkeys } from './passkeys.tsx';
import { NewRecoveryCodes } from './recovery-codes.tsx';
import styles from './second-factors.module.css';
import { useFactorAction } from './use-factor-action.ts';

/** Above everything else, for who was brought here because they have to set one up. */
export function SecondFactorFirst() {
  const t = useMessages(secondFactorMessages);
  const { data: factors } = useCall(contract.getSecondFactors, {});
  if (!factors || !mustSetUpFactor(factors)) return null;
  return (
    <Notice isStatic look="warning" title={t.required}>
      {t.requiredText} <a href="#second-factors-title">{t.toSettings}</a>
    </Notice>
  );
}

/** How somebody signs in beside their password. Dangerous acts ask for a proof: stand this inside a guard that asks for it. */
export function SecondFactorSettings() {
  const t = useMessages(secondFactorMessages);
  const { data: factors, error, reload } = useCall(contract.getSecondFactors, {});
  const [newCodes, setNewCodes] = useState<string[]>([]);
  return (
    <section className={styles.settings} aria-labelledby="second-factors-title">
      <div>
        <h3 id="second-factors-title" tabIndex={-1}>
          {t.title}
        </h3>
        <p>{t.intro}</p>
      </div>
      {newCodes.length > 0 ? <NewRecoveryCodes codes={newCodes} onDone={() => setNewCodes([])} /> : null}
      {factors ? (
        <Factors factors={factors} onCodes={setNewCodes} />
      ) : error ? (
        <ErrorBox title={t.loadFailed} onRetry={reload} />
      ) : (
        <LoadingText />
      )}
    </section>
  );
}

interface FactorsProps {
  factors: SecondFactors;
  /** Recovery codes were made, to be shown this once. */
  onCodes(codes: string[]): void;
}

function Factors({ factors, onCodes }: FactorsProps) {
  const { hasAuthenticator, passkeys } = factors;
  const hasAny = hasAuthenticator || passkeys.length > 0;
  return (
    <>
      <Authenticator isOn={hasAuthenticator} onCodes={onCodes} />
      <Passkeys passkeys={passkeys} onCodes={onCodes} />
      {hasAny ? <RecoveryCodes left={factors.recoveryCodesLeft} onCodes={onCodes} /> : null}
    </>
  );
}

function Authenticator({ isOn, onCodes }: { isOn: boolean; onCodes(codes: string[]): void }) {
  const { authenticator: t, on, off } = useMessages(secondFactorMessages);
  const optimizer = useLoadOptimizer();
  const { dialogs } = useServices();
  const act = useFactorAction();
  const [isSettingUp, setIsSettingUp] = useState(false);

  async function remove(): Promise<void> {
    if (!(await dialogs.confirm({ kind: 'danger', title: t.removeQuestion, message: t.removeText, confirmText: t.remove }))) return;
    await act.run(() => optimizer.save(contract.removeAuthenticator, {}));
  }

  function handleDone(codes: string[]): void {
    setIsSettingUp(false);
    onCodes(codes);
  }

  return (
    <section className={styles.factor} aria-labelledby="authenticator-title">
      <h4 id="authenticator-title" className={styles.name}>
        {t.title} <span className={isOn ? styles.on : styles.off}>{isOn ? on : off}</span>
      </h4>
      <p>{t.text}</p>
      {act.problem === undefined ? null : <ErrorBox title={act.problem} />}
      {isOn ? (
        <Button isBusy={act.isBusy} onClick={() => void remove()}>
          {t.remove}
        </Button>
      ) : isSettingUp ? (
        <AuthenticatorWizard onDone={handleDone} onCancel={() => setIsSettingUp(false)} />
      ) : (
        <Button onClick={() => setIsSettingUp(true)}>{t.start}</Button>
      )}
    </section>
  );
}

function RecoveryCodes({ left, onCodes }: { left: number; onCodes(codes: string[]): void }) {
  const { codes: t } = useMessages(secondFactorMessages);
  const optimizer = useLoadOptimizer();
  const { dialogs } = useServices();
  const act = useFactorAction();

  async function renew(): Promise<void> {
    if (!(await dialogs.confirm({ title: t.renewQuestion, message: t.renewText, confirmText: t.renew }))) return;
    const answer = await act.run(() => optimizer.save(contract.renewRecoveryCodes, {}));
    if (answer) onCodes(answer.data.recoveryCodes);
  }

  return (
    <section className={styles.factor} aria-labelledby="recovery-codes-title">
      <h4 id="recovery-codes-title" className={styles.name}>
        {t.title}
      </h4>
      <p>
        {t.text} <strong>{t.left(left)}</strong>
      </p>
      {act.problem === undefined ? null : <ErrorBox title={act.problem} />}
      <Button isBusy={act.isBusy} onClick={() => void renew()}>
        {t.renew}
      </Button>
    </section>
  );
}
