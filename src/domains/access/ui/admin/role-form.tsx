import { useRef, useState, type SubmitEvent } from 'react';
import { createRole, updateRole } from '#domains/roles/model/role.contract.ts';
import type { Role } from '#domains/roles/model/role.ts';
import { failureDetail, type ApiError } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useRefusalWords } from '#platform/web/refusal.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { useLeaving, useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
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

interface RoleFormProps {
  known: Role | null;
  /** The role that a new one is a copy of. */
  original?: Role | null;
  onSaved: (role: Role) => void;
  /** Somebody else was first: the role is fetched anew. */
  onLoadAgain?: () => void;
  /** Which roles there are, for a new one that is refused because it is among them: made by an earlier try of which the answer was lost. */
  others?: { roles: readonly Role[]; reload: () => void; onOpen: (role: Role) => void };
}

/** Makes a role, or renames one. */
export function RoleForm({ known: role, original = null, onSaved, onLoadAgain, others }: RoleFormProps) {
  const t = useMessages(roleAdminMessages);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [typed, setTyped] = useState<Partial<Words>>(
    original ? { nameNl: t.copyNl(original.nameNl), nameEn: t.copyEn(original.nameEn), description: original.description } : {},
  );
  const before = role ?? nothing;
  const words: Words = { nameNl: before.nameNl, nameEn: before.nameEn, description: before.description, ...typed };
  const change = Object.fromEntries(fields.filter((field) => words[field].trim() !== before[field]).map((field) => [field, words[field]]));
  const isDirty = Object.keys(change).length > 0;
  const facts = {
    subject: language === 'nl' ? words.nameNl : words.nameEn,
    refusals: { 'role.not_found': t.gone },
    showsFailure: true,
  } as const;
  const [mayBeMade, setMayBeMade] = useState(false);
  const creating = useSave(createRole, { type: 'add', ...facts, onSaved: takeOver, onFailed: handleNotMade });
  const saving = useSave(updateRole, { type: 'save', ...facts, onSaved: takeOver });
  const { error, isSaving, forgetError } = role ? saving : creating;
  const problems = fields.flatMap((field) => {
    const code = error?.fields.find(({ path }) => path === field)?.code;
    return code === undefined ? [] : [{ fieldId: field, message: code === 'role.name_taken' ? t.errors.taken : t.errors[field] }];
  });
  const takenField = fields.find((field) => creating.error?.fields.some(({ path, code }) => path === field && code === 'role.name_taken'));
  const sameName = mayBeMade && takenField ? others?.roles.find((other) => isSame(other[takenField], words[takenField])) : undefined;
  const open = useLeaving(() => sameName && others?.onOpen(sameName));
  useUnsavedChanges({ isDirty, form });

  function handleNotMade({ status, code }: ApiError) {
    if (status < 400 || status >= 500) setMayBeMade(true);
    if (code === 'role.name_taken') others?.reload();
  }

  function takeOver(saved: Role) {
    setTyped({});
    onSaved(saved);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || (role && !isDirty)) return;
    setAttempt(attempt + 1);
    if (role) save(role);
    else void creating.run({ body: { ...words, ...(original && { copyOf: original.guid }) } });
  }

  function save(known: Role) {
    const params = { guid: known.guid };
    const originals = Object.fromEntries(fields.filter((field) => field in change).map((field) => [field, known[field]]));
    void saving.run(
      { params, body: change },
      {
        version: known.version,
        undo: async (saved, send) => {
          await send({ params, body: originals }, { version: saved.version });
          return undefined;
        },
      },
    );
  }

  /** The button goes away, and must not take the focus along. */
  function loadAgain() {
    form.current?.querySelector('input')?.focus();
    forgetError();
    onLoadAgain?.();
  }

  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      problem={
        <>
          {problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
          {sameName && (
            <Notice
              look="info"
              title={t.mayBeMade}
              action={{ label: t.openRole(language === 'nl' ? sameName.nameNl : sameName.nameEn), run: open }}
            />
          )}
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
          onChange={(event) => setTyped({ ...typed, [field]: event.target.value })}
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
  if (!error) return null;
  if (error.status !== 412 && error.status !== 404)
    return refusal ? <ErrorBox title={refusal} /> : <ErrorBox title={t.saveFailed} {...failureDetail(error)} />;
  return (
    <ErrorBox title={error.status === 412 ? t.stale : t.gone}>
      <Button onClick={onLoadAgain}>{t.loadAgain}</Button>
    </ErrorBox>
  );
}
