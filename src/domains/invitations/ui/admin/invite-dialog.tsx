import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { languages, localizePath, nameOfLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useUnsureWords } from '#platform/web/refusal.ts';
import { useServices } from '#platform/web/services.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { InSight } from '#ui/feedback/in-sight.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { Form } from '#ui/forms/form.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { invitePeople } from '../../model/invitation.contract.ts';
import { addresseesIn, addressesWithNames, EmailAddress, writeAddressee, type Invite, type InviteResult } from '../../model/invitation.ts';
import styles from './invite-dialog.module.css';
import { InvitePreview } from './invite-preview.tsx';
import { InviteResults } from './invite-results.tsx';

interface InviteDialogProps {
  isOpen: boolean;
  platformName: string;
  /** With an empty form. */
  onAgain(): void;
  onClose(): void;
}

/** What is being filled in. */
interface Draft {
  text: string;
  roleIds: string[];
  flags: string[];
  language: Language;
  message: string;
}

/** Many addresses at once; afterwards what came of each. */
export function InviteDialog({ isOpen, platformName, onAgain, onClose }: InviteDialogProps) {
  const t = useMessages(invitationAdminMessages);
  const language = useLanguage();
  const { dialogs } = useServices();
  const [results, setResults] = useState<readonly InviteResult[] | null>(null);
  const [draft, setDraft] = useState<Draft>({ text: '', roleIds: [], flags: [], language, message: '' });
  const [isTried, setIsTried] = useState(false);
  const save = useSave(invitePeople, { type: 'save', subject: t.subject, showsFailure: true });
  const problem = problemOf(t, draft);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (save.isSaving) return;
    // At once, so that the message comes into view with the field it is about.
    flushSync(() => setIsTried(true));
    if (problem !== undefined) {
      const field = document.getElementById('invite-emails');
      field?.focus({ preventScroll: true });
      field?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
      return;
    }
    // The dialog itself says what came of it.
    const answer = await save.run({ body: inviteOf(draft) }, { turnedOut: () => ({ count: 0 }) });
    if (answer) setResults(answer);
  }

  /** A key or a click beside it must not lose what was typed; the button that says so may. */
  async function leave() {
    const question = { title: t.discardQuestion, message: t.discardText, confirmText: t.discard, cancelText: t.goOn } as const;
    const isLost = results === null && hasContent(draft);
    if (!isLost || (await dialogs.confirm({ ...question, kind: 'danger', isAbove: true }))) onClose();
  }

  if (results) {
    const buttons = (
      <>
        <Button key="close" kind="primary" onClick={onClose}>
          {t.close}
        </Button>
        <Button onClick={onAgain}>{t.inviteMore}</Button>
      </>
    );
    return (
      <Dialog isOpen={isOpen} title={t.resultTitle} onClose={onClose} buttons={buttons}>
        <InviteResults results={results} />
      </Dialog>
    );
  }
  const buttons = (
    <>
      <Button key="send" kind="primary" type="submit" form="invite" isBusy={save.isSaving}>
        {t.send}
      </Button>
      <Button onClick={onClose}>{t.cancel}</Button>
    </>
  );
  return (
    <Dialog isOpen={isOpen} title={t.invite} onClose={() => void leave()} buttons={buttons}>
      <Form id="invite" onSubmit={(event) => void send(event)} failure={save.error && <NotSent error={save.error} />}>
        <InviteFields
          draft={draft}
          platformName={platformName}
          problem={isTried ? problem : undefined}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
      </Form>
    </Dialog>
  );
}

/** Near the button that was pressed: the dialog scrolls, and its top may be out of sight. */
function NotSent({ error }: { error: ApiError }) {
  const t = useMessages(invitationAdminMessages);
  const unsure = useUnsureWords(error);
  return (
    <InSight>
      <ErrorBox title={unsure ?? t.failed} {...failureDetail(error)} />
    </InSight>
  );
}

/** The language stands there from the start, so it is nothing to lose. */
function hasContent({ text, roleIds, flags, message }: Draft): boolean {
  return text.trim() !== '' || message.trim() !== '' || roleIds.length > 0 || flags.length > 0;
}

function problemOf(t: (typeof invitationAdminMessages)['nl'], { text }: Draft): string | undefined {
  const emails = addresseesIn(text).map(({ email }) => email);
  const wrong = emails.filter((email) => !EmailAddress.safeParse(email).success);
  if (wrong.length > 0) return t.notAddresses(wrong);
  if (emails.length === 0) return t.noAddress;
  return emails.length > 100 ? t.tooMany : undefined;
}

function inviteOf({ text, roleIds, flags, language, message }: Draft): Invite {
  const isGiven = (flag: string) => flags.includes(flag);
  return {
    emails: addresseesIn(text).map(writeAddressee),
    roleIds,
    isAdmin: isGiven('isAdmin'),
    isContentManager: isGiven('isContentManager'),
    language,
    message,
  };
}

interface InviteFieldsProps {
  draft: Draft;
  platformName: string;
  /** Of the addresses. */
  problem: string | undefined;
  onChange(change: Partial<Draft>): void;
}

function InviteFields({ draft, platformName, problem, onChange }: InviteFieldsProps) {
  const { text, roleIds, flags, language, message } = draft;
  const t = useMessages(invitationAdminMessages);
  const inMail = textsIn(invitationAdminMessages, language);
  const ownLanguage = useLanguage();
  const { user } = useCurrentUser();
  const roles = useCustomRoles();
  const emails = addresseesIn(text);
  const namesLeft = addressesWithNames(text).map(({ email, names: [used = '', ...others] }) => t.namesLeft(email, used, others));
  const given = [
    ...(flags.includes('isAdmin') ? [inMail.isAdmin] : []),
    ...(flags.includes('isContentManager') ? [inMail.isContentManager] : []),
    ...(roles ?? []).filter(({ guid }) => roleIds.includes(guid)).map(({ name }) => name[language]),
  ];
  return (
    <>
      <TextArea
        id="invite-emails"
        label={t.emails}
        description={[t.emailsHelp, ...(emails.length > 0 ? [`(${t.found(emails.length)})`] : []), ...namesLeft].join(' ')}
        error={problem}
        rows={4}
        value={text}
        onChange={(event) => onChange({ text: event.target.value })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckboxGroup
        name="flags"
        label={t.flags}
        isOptional
        value={flags}
        onChange={(chosen) => onChange({ flags: chosen })}
        options={[
          { value: 'isAdmin', label: t.isAdmin, description: t.isAdminHelp },
          { value: 'isContentManager', label: t.isContentManager, description: t.isContentManagerHelp },
        ]}
      />
      {roles?.length === 0 && <NoRoles />}
      {roles && roles.length > 0 && (
        <CheckboxGroup
          name="roles"
          label={t.roles}
          isOptional
          value={roleIds}
          onChange={(chosen) => onChange({ roleIds: chosen })}
          options={roles.map(({ guid, name }) => ({ value: guid, label: name[ownLanguage] }))}
        />
      )}
      <Select
        label={t.language}
        value={language}
        width="medium"
        options={languages.map((each) => ({ value: each, label: nameOfLanguage[each] }))}
        onChange={(event) => onChange({ language: event.target.value as Language })}
      />
      <TextArea
        label={t.message}
        description={t.messageHelp}
        isOptional
        rows={3}
        maxLength={1000}
        value={message}
        onChange={(event) => onChange({ message: event.target.value })}
      />
      <InvitePreview
        language={language}
        platformName={platformName}
        inviterName={user ? fullName(user) : ''}
        roles={given}
        message={message.trim()}
      />
    </>
  );
}

/** In another tab, because this one holds what was typed. */
function NoRoles() {
  const t = useMessages(invitationAdminMessages);
  const language = useLanguage();
  return (
    <p className={styles.hint}>
      {t.noRoles}{' '}
      <a href={localizePath(language, '/admin/roles')} target="_blank" rel="noopener">
        {t.toRoles}
      </a>
    </p>
  );
}

/** What somebody made; what follows from flags is given by flags. Undefined while they are not known. */
function useCustomRoles() {
  const { data } = useCall(listRoles, {});
  return data?.filter(({ isBuiltIn }) => !isBuiltIn).map(({ guid, nameNl, nameEn }) => ({ guid, name: { nl: nameNl, en: nameEn } }));
}
