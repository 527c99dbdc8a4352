import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { formatDate } from '#platform/shared/format.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useUnsureWords } from '#platform/web/refusal.ts';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { accountMessages } from '../messages/index.ts';
import type { OwnPrivacy } from '../model/account.ts';
import { deleteOwnAccount, getOwnPrivacy, keepOwnAccount } from '../model/account.contract.ts';
import styles from './account-screen.module.css';

/** The way out, and for two weeks the way back. */
export function DeleteAccount({ deleteOn }: Pick<OwnPrivacy, 'deleteOn'>) {
  const t = useMessages(accountMessages);
  return (
    <section className={styles.part} aria-labelledby="delete-title">
      <h3 id="delete-title">{t.deleteAccount}</h3>
      {deleteOn === null ? <AskDeletion /> : <WayBack deleteOn={deleteOn} />}
    </section>
  );
}

/** On the other pages of the account: who asked for it weeks ago, or did not ask for it at all, has a way back while there is one. */
export function DeletionReminder({ addressLanguage }: { addressLanguage: Language }) {
  const t = useMessages(accountMessages);
  const language = useLanguage();
  const { data: privacy } = useCall(getOwnPrivacy, {});
  if (!privacy?.deleteOn) return null;
  const href = `${localizePath(addressLanguage, '/account/privacy')}#delete-title`;
  return (
    <Notice
      look="warning"
      title={t.deletedOn(formatDate(language, new Date(privacy.deleteOn)))}
      link={{ label: t.toDeletion, href }}
      isStatic
    >
      {t.deletedOnNote}
    </Notice>
  );
}

function AskDeletion() {
  const t = useMessages(accountMessages);
  const [confirmation, setConfirmation] = useState('');
  const save = useSave(deleteOwnAccount, { type: 'delete', done: t.deletionPlanned, showsFailure: true });
  const field = useRef<HTMLInputElement>(null);
  const differs = save.error?.fields.some(({ path }) => path === 'confirmation');

  // With every refusal anew: who does not see the words beside the field hears them there.
  useEffect(() => {
    if (differs) field.current?.focus();
  }, [differs, save.error]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!save.isSaving) void save.run({ body: { confirmation } });
  }

  return (
    <Form
      onSubmit={handleSubmit}
      aria-labelledby="delete-title"
      failure={save.error && !differs && <NotDeleted error={save.error} />}
      actions={
        <Button kind="danger" type="submit" isBusy={save.isSaving}>
          {t.deleteAccount}
        </Button>
      }
    >
      <p>{t.deleteNote}</p>
      <TextField
        ref={field}
        label={t.deleteConfirmation}
        type="email"
        autoComplete="off"
        value={confirmation}
        onChange={(event) => setConfirmation(event.target.value)}
        error={differs ? t.deleteDiffers : undefined}
      />
    </Form>
  );
}

function NotDeleted({ error }: { error: ApiError }) {
  const t = useMessages(accountMessages);
  const unsure = useUnsureWords(error);
  if (error.code === 'user.last_admin') return <ErrorBox title={t.deleteLastAdmin} />;
  return <ErrorBox title={unsure ?? t.deleteFailed} {...failureDetail(error)} />;
}

function WayBack({ deleteOn }: { deleteOn: string }) {
  const t = useMessages(accountMessages);
  const language = useLanguage();
  const save = useSave(keepOwnAccount, { type: 'save', done: t.accountKept, showsFailure: true });
  return (
    <>
      <Notice look="warning" title={t.deletedOn(formatDate(language, new Date(deleteOn)))} isStatic>
        {t.deletedOnNote}
      </Notice>
      {save.error ? <ErrorBox title={t.keepFailed} {...failureDetail(save.error)} /> : null}
      <Button kind="primary" isBusy={save.isSaving} onClick={() => void save.run({})}>
        {t.keepAccount}
      </Button>
    </>
  );
}
