import { useRef, useState, type SubmitEvent } from 'react';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useLoadOptimizer, useSave } from '#platform/web/use-call.tsx';
import { useRecordDraft, type Stored } from '#platform/web/use-record-draft.ts';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { Button } from '#ui/actions/button.tsx';
import { ChangedByOthers } from '#ui/admin/changed-by-others.tsx';
import { useAdminUiTexts } from '#ui/admin/messages/index.ts';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { Form } from '#ui/forms/form.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import { createPropertyDefinition, listManagedProperties, updatePropertyDefinition } from '../../model/property.contract.ts';
import type { ManagedProperty, PropertyDefinition } from '../../model/property.ts';
import { AnswerFields } from './answer-fields.tsx';
import { draftOf, finished, newDraft, type Draft } from './draft-of-property.ts';
import type { PartOfForm } from './part-of-form.ts';
import { asStored, partsOfProperty } from './parts-of-property.ts';
import { PlaceFields } from './place-fields.tsx';
import styles from './properties.module.css';
import { PropertyProblem } from './property-problem.tsx';
import { ReaderFields } from './reader-fields.tsx';
import { useProblems } from './use-problems.ts';
import { useWordsOfParts } from './use-words-of-parts.ts';

interface PropertyFormProps {
  known: ManagedProperty | null;
  others: readonly ManagedProperty[];
  /** They know of fields that nobody else does. */
  isStaff: boolean;
  onMade?: (made: PropertyDefinition) => void;
}

function storedOf(property: PropertyDefinition): Stored<Draft> {
  return { version: property.version, values: draftOf(property) };
}

/** Makes a field, or changes one. */
export function PropertyForm({ known, others, isStaff, onMade }: PropertyFormProps) {
  const t = useMessages(propertyAdminMessages);
  const ui = useAdminUiTexts();
  const language = useLanguage();
  const optimizer = useLoadOptimizer();
  const describe = useWordsOfParts(known);
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const record = useRecordDraft(updatePropertyDefinition, {
    record: known ? storedOf(known) : { version: 0, values: newDraft(others) },
    parts: partsOfProperty,
    asStored,
    storedOf,
    read,
    inputOf: (values, _, from) => {
      const { key, ...body } = finished(values, from, others);
      return { params: { key }, body };
    },
    subject: known?.texts[language].label,
    turnedOut: (saved, from) => ({ subject: saved.texts[language].label, formerSubject: from.texts[language].label }),
    describe,
    words: ui.record,
  });
  const { values: draft, isDirty } = record;
  const creating = useSave(createPropertyDefinition, {
    type: 'add',
    subject: draft.texts[language].label,
    showsFailure: true,
    onSaved: handleMade,
  });
  const { error, isSaving } = known ? record : creating;
  const problems = useProblems(error);
  const isFixed = known?.isBuiltIn === true;
  useUnsavedChanges({ isDirty, form });

  const part: PartOfForm = {
    draft,
    onChange: (change) => record.change((values) => ({ ...values, ...change })),
    errorAt: (path) => problems.find(({ fieldId }) => fieldId === path)?.message,
  };

  async function read(): Promise<Stored<Draft> | undefined> {
    const { data: properties } = await optimizer.loadAnew(listManagedProperties, {});
    const now = properties.find(({ key }) => key === known?.key);
    return now && storedOf(now);
  }

  function handleMade(made: PropertyDefinition) {
    record.drop();
    onMade?.(made);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSaving || (known && !isDirty)) return;
    setAttempt(attempt + 1);
    if (known) void record.save();
    else void creating.run({ body: finished(draft, null, others) });
  }

  /** The button goes away, and must not take the focus along. */
  function loadAgain() {
    form.current?.querySelector('input')?.focus();
    void record.loadAgain();
  }

  function setWords(in_: 'nl' | 'en', words: Partial<Draft['texts']['nl']>) {
    record.change((values) => ({ ...values, texts: { ...values.texts, [in_]: { ...values.texts[in_], ...words } } }));
  }

  return (
    <Form
      ref={form}
      onSubmit={handleSubmit}
      problem={
        <>
          {problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
          <ChangedByOthers changes={record.others} />
        </>
      }
      failure={problems.length === 0 && <PropertyProblem error={error} onLoadAgain={loadAgain} />}
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
