import type * as passkeyLibrary from '@simplewebauthn/browser';
import { useEffect, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { deviceOf } from '#platform/shared/device.ts';
import { formatDate } from '#platform/shared/format.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useIsInBrowser } from '#platform/web/use-is-in-browser.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { secondFactorMessages } from '../../messages/index.ts';
import * as contract from '../../model/second-factor.contract.ts';
import type { Passkey } from '../../model/second-factor.ts';
import styles from './second-factors.module.css';
import { useFactorAction, type FactorAction } from './use-factor-action.ts';

interface PasskeysProps {
  passkeys: Passkey[];
  onCodes(codes: string[]): void;
}

/** The devices that sign in by themselves. */
export function Passkeys({ passkeys, onCodes }: PasskeysProps) {
  const { passkeys: t } = useMessages(secondFactorMessages);
  const isInBrowser = useIsInBrowser();
  const optimizer = useLoadOptimizer();
  const { dialogs } = useServices();
  const act = useFactorAction();
  const [isAdding, setIsAdding] = useState(false);

  async function remove({ guid, name }: Passkey): Promise<void> {
    const question = { kind: 'danger', title: t.removeQuestion(name), message: t.removeText, confirmText: t.removeShort } as const;
    if (!(await dialogs.confirm(question))) return;
    await act.run(() => optimizer.save(contract.deletePasskey, { params: { guid } }));
  }

  function handleAdded(codes: string[]): void {
    setIsAdding(false);
    onCodes(codes);
  }

  return (
    <section className={styles.factor} aria-labelledby="passkeys-title">
      <h4 id="passkeys-title" className={styles.name}>
        {t.title}
      </h4>
      <p>{t.text}</p>
      {act.problem === undefined ? null : <ErrorBox title={act.problem} />}
      {passkeys.length === 0 ? <p>{t.none}</p> : null}
      {passkeys.length > 0 ? (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.guid} passkey={passkey} onRemove={() => void remove(passkey)} />
          ))}
        </ul>
      ) : null}
      {isAdding ? (
        <NewPasskeyForm onAdded={handleAdded} onCancel={() => setIsAdding(false)} />
      ) : !isInBrowser || 'PublicKeyCredential' in window ? (
        <Button onClick={() => setIsAdding(true)}>{t.add}</Button>
      ) : (
        <p>{t.unsupported}</p>
      )}
    </section>
  );
}

/** One of them. Its name is changed where it stands. */
function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove(): void }) {
  const { passkeys: t } = useMessages(secondFactorMessages);
  const language = useLanguage();
  const [isRenaming, setIsRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const dayOf = (moment: string) => formatDate(language, new Date(moment));

  /** Back to where it began. */
  function stopRenaming(): void {
    flushSync(() => setIsRenaming(false));
    renameButton.current?.focus();
  }

  if (isRenaming) {
    return (
      <li className={styles.passkey}>
        <RenameForm passkey={passkey} onDone={stopRenaming} />
      </li>
    );
  }
  return (
    <li className={styles.passkey}>
      <div>
        <strong>{passkey.name}</strong>
        <p className={styles.facts}>
          {t.addedOn(dayOf(passkey.createdOn))} · {passkey.lastUsedOn ? t.usedOn(dayOf(passkey.lastUsedOn)) : t.neverUsed}
        </p>
      </div>
      <div className={styles.passkeyActs}>
        <Button ref={renameButton} kind="quiet" aria-label={t.rename(passkey.name)} onClick={() => setIsRenaming(true)}>
          {t.renameShort}
        </Button>
        <Button kind="quiet" aria-label={t.remove(passkey.name)} onClick={onRemove}>
          {t.removeShort}
        </Button>
      </div>
    </li>
  );
}

function RenameForm({ passkey: { guid, name }, onDone }: { passkey: Passkey; onDone(): void }) {
  const { passkeys: t } = useMessages(secondFactorMessages);
  const optimizer = useLoadOptimizer();
  const act = useFactorAction();

  async function rename(chosen: string): Promise<void> {
    const input = { params: { guid }, body: { name: chosen } };
    if (await act.run(() => optimizer.save(contract.renamePasskey, input))) onDone();
  }

  return <PasskeyNameForm id={guid} initial={name} submit={t.save} act={act} onName={rename} onCancel={onDone} />;
}

function NewPasskeyForm({ onAdded, onCancel }: { onAdded(codes: string[]): void; onCancel(): void }) {
  const { passkeys: t } = useMessages(secondFactorMessages);
  const optimizer = useLoadOptimizer();
  const services = useServices();
  const language = useLanguage();
  const act = useFactorAction();

  async function add(name: string): Promise<void> {
    const codes = await act.run(async () => {
      const passkeys = await fetchCode(services, () => import('@simplewebauthn/browser'), { language });
      return passkeys && makePasskey(passkeys, optimizer, name);
    });
    if (codes) onAdded(codes);
  }

  return <PasskeyNameForm id="new" initial={useNameOfDevice()} submit={t.create} act={act} onName={add} onCancel={onCancel} />;
}

/** As the list of sessions calls this device, for as far as the browser tells. */
function useNameOfDevice(): string {
  const { passkeys: t } = useMessages(secondFactorMessages);
  const { browser, system } = deviceOf(navigator.userAgent);
  return browser && system ? t.deviceName(browser, system) : (system ?? browser ?? '');
}

interface PasskeyNameFormProps {
  /** Ends the id of its field. */
  id: string;
  initial: string;
  submit: string;
  act: FactorAction;
  onName(name: string): Promise<void>;
  onCancel(): void;
}

/** Begins in the field, with its words selected: who has a better name types it over them. */
function PasskeyNameForm({ id, initial, submit, act, onName, onCancel }: PasskeyNameFormProps) {
  const { passkeys: t, wizard, errors } = useMessages(secondFactorMessages);
  const [name, setName] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  useEffect(() => {
    if (act.problem !== undefined) field.current?.focus();
  }, [act.problem]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (act.isBusy) return;
    if (name.trim() === '') act.say(errors.nameEmpty);
    else void onName(name);
  }

  return (
    <Form
      onSubmit={handleSubmit}
      actions={
        <>
          <Button kind="primary" type="submit" isBusy={act.isBusy}>
            {submit}
          </Button>
          <Button kind="quiet" onClick={onCancel}>
            {wizard.cancel}
          </Button>
        </>
      }
    >
      <TextField
        ref={field}
        id={`passkey-name-${id}`}
        label={t.name}
        description={t.nameHelp}
        width="medium"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={act.problem}
        autoComplete="off"
      />
    </Form>
  );
}

type Passkeys = Pick<typeof passkeyLibrary, 'startRegistration'>;

async function makePasskey({ startRegistration }: Passkeys, optimizer: LoadOptimizer, name: string): Promise<string[]> {
  const { data: options } = await optimizer.save(contract.startPasskey, {});
  // Made by the same library on the server, which knows its shape better than our contract.
  const made = await startRegistration({ optionsJSON: options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'] });
  const answer = { ...made, response: { ...made.response } };
  return (await optimizer.save(contract.createPasskey, { body: { name, answer } })).data.recoveryCodes;
}
