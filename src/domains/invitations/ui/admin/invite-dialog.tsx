import { useState, type FormEvent } from 'react';
import { ProofGuard } from '#domains/auth/ui/index.ts';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { languages, nameOfLanguage, type Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useCall, useSave } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { Form } from '#ui/forms/form.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextArea } from '#ui/forms/text-area.tsx';
import { invitationAdminMessages } from '../../messages/admin.ts';
import { invitePeople } from '../../model/invitation.contract.ts';
import { EmailAddress, splitAddresses, type InviteResult } from '../../model/invitation.ts';
import { InvitePreview } from './invite-preview.tsx';
import styles from './invite-dialog.module.css';

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

  /** A key or a click beside it must not lose what was typed; the button that says so may. */
  async function leave() {
    const question = { title: t.discardQuestion, message: t.discardText, confirmText: t.discard, cancelText: t.goOn } as const;
    const isLost = results === null && hasContent(draft);
    if (!isLost || (await dialogs.confirm({ ...question, kind: 'danger', isAbove: true }))) onClose();
  }

  return (
    <Dialog isOpen={isOpen} title={results ? t.resultTitle : t.invite} onClose={() => void leave()} buttons={null}>
      {results ? (
        <Results results={results} onAgain={onAgain} onClose={onClose} />
      ) : (
        <ProofGuard>
          <InviteForm
            draft={draft}
            platformName={platformName}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            onSent={setResults}
            onClose={onClose}
          />
        </ProofGuard>
      )}
    </Dialog>
  );
}

/** The language stands there from the start, so it is nothing to lose. */
function hasContent({ text, roleIds, flags, message }: Draft): boolean {
  return text.trim() !== '' || message.trim() !== '' || roleIds.length > 0 || flags.length > 0;
}

interface InviteFormProps {
  draft: Draft;
  platformName: string;
  onChange(change: Partial<Draft>): void;
  onSent(results: readonly InviteResult[]): void;
  onClose(): void;
}

function InviteForm({ draft, platformName, onChange, onSent, onClose }: InviteFormProps) {
  const { text, roleIds, flags, language, message } = draft;
  const t = useMessages(invitationAdminMessages);
  const ownLanguage = useLanguage();
  const { user } = useCurrentUser();
  const roles = useCustomRoles();
  const [isTried, setIsTried] = useState(false);
  const emails = splitAddresses(text);
  const wrong = emails.filter((email) => !EmailAddress.safeParse(email).success);
  const save = useSave(invitePeople, { type: 'save', subject: t.subject });

  function problem(): string | undefined {
    if (wrong.length > 0) return t.notAddresses(wrong.join(', '));
    if (emails.length === 0) return t.noAddress;
    return emails.length > 100 ? t.tooMany : undefined;
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (problem() !== undefined) {
      document.getElementById('invite-emails')?.focus();
      return;
    }
    const isGiven = (flag: string) => flags.includes(flag);
    const results = await save.run({
      body: { emails, roleIds, isAdmin: isGiven('isAdmin'), isContentManager: isGiven('isContentManager'), language, message },
    });
    if (results) onSent(results);
  }

  const given = [
    ...(flags.includes('isAdmin') ? [t.isAdmin] : []),
    ...(flags.includes('isContentManager') ? [t.isContentManager] : []),
    ...roles.filter(({ guid }) => roleIds.includes(guid)).map(({ name }) => name[language]),
  ];
  return (
    <Form
      onSubmit={(event) => void send(event)}
      problem={save.error && <p role="alert">{t.failed}</p>}
      actions={
        <>
          <Button kind="primary" type="submit" isBusy={save.isSaving}>
            {t.send}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </>
      }
    >
      <TextArea
        id="invite-emails"
        label={t.emails}
        description={`${t.emailsHelp} ${emails.length > 0 ? `(${t.found(emails.length)})` : ''}`.trim()}
        error={isTried ? problem() : undefined}
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
      {roles.length > 0 && (
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
    </Form>
  );
}

/** What somebody made; what follows from flags is given by flags. */
function useCustomRoles() {
  const { data = [] } = useCall(listRoles, {});
  return data.filter(({ isBuiltIn }) => !isBuiltIn).map(({ guid, nameNl, nameEn }) => ({ guid, name: { nl: nameNl, en: nameEn } }));
}

function Results({ results, onAgain, onClose }: { results: readonly InviteResult[]; onAgain(): void; onClose(): void }) {
  const t = useMessages(invitationAdminMessages);
  return (
    <div className={styles.results}>
      <ul role="status">
        {results.map(({ email, result }) => (
          <li key={email}>
            <strong>{email}</strong>
            <span>{t.results[result]}</span>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button kind="primary" onClick={onClose}>
          {t.close}
        </Button>
        <Button onClick={onAgain}>{t.inviteMore}</Button>
      </p>
    </div>
  );
}
