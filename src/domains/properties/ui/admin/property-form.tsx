import { useRef, useState, type SubmitEvent } from 'react';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import { createPropertyDefinition, updatePropertyDefinition } from '../../model/property.contract.ts';
import type { ManagedProperty, PropertyDefinition } from '../../model/property.ts';
import { AnswerFields } from './answer-fields.tsx';
import { draftOf, finished, newDraft, type Draft } from './draft-of-property.ts';
import type { PartOfForm } from './part-of-form.ts';
import { PlaceFields } from './place-fields.tsx';
import styles from './properties.module.css';
import { PropertyProblem } from './property-problem.tsx';
import { useProblems } from './use-problems.ts';
import { ReaderFields } from './reader-fields.tsx';

interface PropertyFormProps {
  known: ManagedProperty | null;
  others: readonly ManagedProperty[];
  /** They know of fields that nobody else does. */
  isStaff: boolean;
  onSaved: (saved: PropertyDefinition) => void;
}

/** Makes a field, or changes one. */
export function PropertyForm({ known, others, isStaff, onSaved }: PropertyFormProps) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [changed, setChanged] = useState<Draft | null>(null);
  const [attempt, setAttempt] = useState(0);
  const draft = changed ?? (known ? draftOf(known) : newDraft(others));
  const facts = { subject: draft.texts[language].label, showsFailure: true, onSaved: takeOver } as const;
  const creating = useSave(createPropertyDefinition, { type: 'add', ...facts });
  const saving = useSave(updatePropertyDefinition, { type: 'save', ...facts });
  const { error, isSaving } = known ? saving : creating;
  const problems = useProblems(error);
  const isFixed = known?.isBuiltIn === true;
  useUnsavedChanges({ isDirty: changed !== null, form });

  const part: PartOfForm = {
    draft,
    onChange: (change) => setChanged({ ...draft, ...change }),
    errorAt: (path) => problems.find(({ fieldId }) => fieldId === path)?.message,
  };

  function takeOver(saved: PropertyDefinition) {
    setChanged(null);
    onSaved(saved);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || (known && !changed)) return;
    setAttempt(attempt + 1);
    const { key, ...body } = finished(draft, known, others);
    if (!known) {
      void creating.run({ body: { key, ...body } });
      return;
    }
    const { key: _, ...before } = draftOf(known);
    void saving.run(
      { params: { key }, body },
      {
        version: known.version,
        undo: async (saved, send) => {
          await send({ params: { key }, body: before }, { version: saved.version });
          return undefined;
        },
      },
    );
  }

  function setWords(in_: 'nl' | 'en', words: Partial<Draft['texts']['nl']>) {
    part.onChange({ texts: { ...draft.texts, [in_]: { ...draft.texts[in_], ...words } } });
  }

  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      problem={problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
      failure={problems.length === 0 && <PropertyProblem error={error} />}
      actions={
        <Button kind="primary" type="submit" isBusy={isSaving}>
          {known ? t.save : t.create}
        </Button>
      }
    >
      {isFixed ? <p>{t.builtInText}</p> : null}
      {(['nl', 'en'] as const).map((each) => (
        <TextField
          key={each}
          id={`texts.${each}.label`}
          label={each === 'nl' ? t.labelNl : t.labelEn}
          value={draft.texts[each].label}
          error={part.errorAt(`texts.${each}.label`)}
          autoComplete="off"
          onChange={(event) => setWords(each, { label: event.target.value })}
        />
      ))}
      {(['nl', 'en'] as const).map((each) => (
        <TextField
          key={each}
          id={`texts.${each}.help`}
          label={each === 'nl' ? t.helpNl : t.helpEn}
          value={draft.texts[each].help}
          error={part.errorAt(`texts.${each}.help`)}
          isOptional
          autoComplete="off"
          onChange={(event) => setWords(each, { help: event.target.value })}
        />
      ))}
      {isFixed ? null : (
        <>
          <PlaceFields {...part} others={others} onWords={setWords} />
          <AnswerFields {...part} known={known} />
        </>
      )}
      <ReaderFields {...part} isStaff={isStaff} />
      {isStaff && !isFixed ? (
        <Checkbox
          id="mett"
          label={t.mett}
          description={t.mettText}
          checked={draft.mett}
          onChange={(event) => part.onChange({ mett: event.target.checked })}
        />
      ) : null}
      {known ? <p className={styles.note}>{t.keyNote(known.key)}</p> : null}
    </Form>
  );
}
