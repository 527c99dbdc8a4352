import { useRef, useState, type SubmitEvent } from 'react';
import { createRole, listRoles, updateRole } from '#domains/roles/model/role.contract.ts';
import type { Role } from '#domains/roles/model/role.ts';
import { normalizeText } from '#platform/shared/text.ts';
import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { memberPart } from '#platform/web/merge-parts.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords, useUnsureWords } from '#platform/web/refusal.ts';
import { isAnswered, useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { useRecordDraft, type Stored } from '#platform/web/use-record-draft.ts';
import { useLeaving, useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChangedByOthers } from '#ui/admin/changed-by-others.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { roleAdminMessages } from '../../messages/roles.admin.ts';

const fields = ['nameNl', 'nameEn', 'description'] as const;
type Field = (typeof fields)[number];
type Words = Record<Field, string>;

const nothing: Words = { nameNl: '', nameEn: '', description: '' };
const parts = fields.map((field) => memberPart<Words>(field));

function storedOf({ version, nameNl, nameEn, description }: Role): Stored<Words> {
  return { version, values: { nameNl, nameEn, description } };
}

function asStored({ nameNl, nameEn, description }: Words): Words {
  return { nameNl: stored(nameNl), nameEn: stored(nameEn), description: stored(description) };
}

function stored(line: string): string {
  return normalizeText(line).trim();
}

interface RoleFormProps {
  known: Role | null;
  /** The role that a new one is a copy of. */
  original?: Role | null;
  onMade?: (role: Role) => void;
  /** Which roles there are, for a new one that is refused because it is among them: made by an earlier try of which the answer was lost. */
  others?: { roles: readonly Role[]; reload: () => void; onOpen: (role: Role) => void };
}

/** Makes a role, or renames one. */
export function RoleForm({ known: role, original = null, onMade, others }: RoleFormProps) {
  const t = useMessages(roleAdminMessages);
  const ui = useAdminUiTexts();
  const language = useLanguage();
  const optimizer = useLoadOptimizer();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [mayBeMade, setMayBeMade] = useState(false);
  const refusals = { 'role.not_found': t.gone };
  const draft = useRecordDraft(updateRole, {
    record: role ? storedOf(role) : { version: 0, values: nothing },
    initial: original
      ? { nameNl: t.copyNl(original.nameNl), nameEn: t.copyEn(original.nameEn), description: original.description }
      : undefined,
    parts,
    asStored,
    storedOf,
    read,
    inputOf: (values, changed) => ({
      params: { guid: role?.guid ?? '' },
      body: Object.fromEntries(fields.filter((field) => changed.includes(field)).map((field) => [field, values[field]])),
    }),
    subject: role ? nameIn(role) : '',
    turnedOut: (saved, from) => ({ subject: nameIn(saved), formerSubject: nameIn(from) }),
    refusals,
    describe: (field, value) => ({ label: t[field as Field], value: String(value) }),
    words: ui.record,
  });
  const { values: words, isDirty } = draft;
  const creating = useSave(createRole, {
    type: 'add',
    subject: nameIn(words),
    refusals,
    showsFailure: true,
    onSaved: handleMade,
    onFailed: handleNotMade,
  });
  const { error, isSaving } = role ? draft : creating;
  const problems = fields.flatMap((field) => {
    const code = error?.fields.find(({ path }) => path === field)?.code;
    return code === undefined ? [] : [{ fieldId: field, message: code === 'role.name_taken' ? t.errors.taken : t.errors[field] }];
  });
  const takenField = fields.find((field) => creating.error?.fields.some(({ path, code }) => path === field && code === 'role.name_taken'));
  const sameName = mayBeMade && takenField ? others?.roles.find((other) => isSame(other[takenField], words[takenField])) : undefined;
  const open = useLeaving(() => sameName && others?.onOpen(sameName));
  useUnsavedChanges({ isDirty, form });

  function nameIn({ nameNl, nameEn }: Pick<Words, 'nameNl' | 'nameEn'>): string {
    return language === 'nl' ? nameNl : nameEn;
  }

  async function read(): Promise<Stored<Words> | undefined> {
    const { data: roles } = await optimizer.loadAnew(listRoles, {});
    const now = roles.find(({ guid }) => guid === role?.guid);
    return now && storedOf(now);
  }

  function handleMade(made: Role) {
    draft.drop();
    onMade?.(made);
  }

  function handleNotMade(failure: ApiError) {
    if (!isAnswered(failure)) setMayBeMade(true);
    if (failure.code === 'role.name_taken') others?.reload();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || (role && !isDirty)) return;
    setAttempt(attempt + 1);
    if (role) void draft.save();
    else void creating.run({ body: { ...words, ...(original && { copyOf: original.guid }) } });
  }

  /** The button goes away, and must not take the focus along. */
  function loadAgain() {
    form.current?.querySelector('input')?.focus();
    void draft.loadAgain();
  }

  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      problem={
        <>
          {problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
          <ChangedByOthers changes={draft.others} />
          {sameName && <Notice look="info" title={t.mayBeMade} action={{ label: t.openRole(nameIn(sameName)), run: open }} />}
        </>
      }
      failure={problems.length === 0 && <RoleProblem error={error} onLoadAgain={loadAgain} />}
      actions={
        <Button kind="primary" type="submit" isBusy={isSaving}>
          {role ? t.save : t.create}
        </Button>
      }
    >
      {original ? <p>{t.duplicateText}</p> : null}
      {fields.map((field) => (
        <TextField
          key={field}
          id={field}
          label={t[field]}
          value={words[field]}
          error={problems.find(({ fieldId }) => fieldId === field)?.message}
          isOptional={field === 'description'}
          autoComplete="off"
          onChange={({ target: { value } }) => draft.change((values) => ({ ...values, [field]: value }))}
        />
      ))}
    </Form>
  );
}

/** As the names of roles are compared. */
function isSame(name: string, typed: string): boolean {
  return name.toLowerCase() === typed.trim().toLowerCase();
}

/** What was not done; when the role is no longer what it was, with the way to what it is now. */
export function RoleProblem({ error, onLoadAgain }: { error: ApiError | null; onLoadAgain: () => void }) {
  const t = useMessages(roleAdminMessages);
  const refusal = useRefusalWords(error);
  const unsure = useUnsureWords(error);
  if (!error) return null;
  if (error.status !== 412 && error.status !== 404)
    return refusal ? <ErrorBox title={refusal} /> : <ErrorBox title={unsure ?? t.saveFailed} {...failureDetail(error)} />;
  return (
    <ErrorBox title={error.status === 412 ? t.stale : t.gone}>
      <Button onClick={onLoadAgain}>{t.loadAgain}</Button>
    </ErrorBox>
  );
}
