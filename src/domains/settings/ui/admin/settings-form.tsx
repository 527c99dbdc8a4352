import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { useTitlePrefix } from '#platform/web/head.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useOptionalServices } from '#platform/web/services.tsx';
import { useUnsavedChanges } from '#platform/web/use-unsaved-changes.ts';
import { SaveBar } from '#ui/admin/save-bar.tsx';
import { ErrorSummary } from '#ui/feedback/error-summary.tsx';
import { InSight } from '#ui/feedback/in-sight.tsx';
import { useUiTexts } from '#ui/texts.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import type { SettingValue } from '../../model/settings.ts';
import { AccessFields } from './access-fields.tsx';
import { ColourFields } from './colour-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { LogoFields } from './logo-fields.tsx';
import { SaveConflicts } from './save-conflicts.tsx';
import { SaveFailure } from './save-failure.tsx';
import { SettingsHistory } from './settings-history.tsx';
import styles from './settings-screen.module.css';
import { fieldIdOf, problemsIn, refusedProblems, type FieldProblem, type FieldsProps, type FormValues } from './settings-values.ts';
import { SitePreview } from './site-preview.tsx';
import type { Conflict } from './typed-settings.ts';
import { useProblemWords } from './use-problem-words.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

interface SettingsFormProps {
  settings: readonly SettingValue[];
  logo: AssetView | null;
  mark: ReactNode;
  /** What is no part of the form, between it and its history. */
  children: ReactNode;
}

export function SettingsForm({ settings, logo: presentLogo, mark, children }: SettingsFormProps) {
  const t = useMessages(settingAdminMessages);
  const ui = useUiTexts();
  const form = useRef<HTMLFormElement>(null);
  const services = useOptionalServices();
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [chosenLogo, setChosenLogo] = useState<AssetView | null>(null);
  const draft = useSettingsDraft(settings, t.title);
  const { values, changed, isSaving, error, conflicts } = draft;
  const wordsFor = useProblemWords();

  const isDirty = changed.length > 0;
  useUnsavedChanges({ isDirty, form });

  const refused = error && values ? refusedProblems(error.fields, values) : [];
  const problems = [...found, ...refused].map((problem) => ({ ...problem, fieldId: fieldIdOf(problem), message: wordsFor(problem) }));
  useTitlePrefix(problems.length > 0 ? `${ui.error} ` : '');
  if (!values) return null;

  async function submit(present: FormValues): Promise<void> {
    const wrong = problemsIn(present, changed);
    setFound(wrong);
    draft.forgetError();
    setAttempt((count) => count + 1);
    if (wrong.length === 0) await draft.save();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDirty && !isSaving && values) void submit(values);
  }

  async function restore(): Promise<void> {
    setFound([]);
    const wasSaved = await draft.restore();
    if (wasSaved) services?.notices.show({ look: 'warning', title: t.savedAfterAll, message: t.savedAfterAllText });
  }

  /** The button goes away, and must not take the focus along. */
  function takeTheirs(conflict: Conflict) {
    document.getElementById(fieldIdOf(conflict))?.focus();
    draft.takeTheirs(conflict);
  }

  const shownLogo = [chosenLogo, presentLogo].find((candidate) => candidate?.guid === values.headerLogo) ?? null;
  const fields: FieldsProps = {
    values,
    onChange: draft.change,
    errorAt: (key, part = '') => problems.find(({ fieldId }) => fieldId === fieldIdOf({ key, part }))?.message,
  };
  const failure = error && problems.length === 0 && conflicts.length === 0 && <SaveFailure error={error} />;
  return (
    <>
      <form ref={form} method="post" className={styles.form} aria-label={t.title} noValidate onSubmit={handleSubmit}>
        <div className={styles.problem}>
          {problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
          {/* With buttons of its own it is more than the bar below can hold, where part of it would have to be scrolled to. */}
          {conflicts.length > 0 && <SaveConflicts conflicts={conflicts} onTakeTheirs={takeTheirs} />}
          {!isDirty && failure && <InSight>{failure}</InSight>}
        </div>
        <IdentityFields {...fields} />
        <LogoFields {...fields} logo={shownLogo} onChosen={setChosenLogo} />
        {/* Beside the form where there is room; else just before the colours, which change it most. */}
        <SitePreview values={values} logo={shownLogo} mark={mark} />
        <ColourFields {...fields} />
        <AccessFields {...fields} />
        {isDirty ? <SaveBar saveLabel={t.save} isSaving={isSaving} failure={failure} onRestore={() => void restore()} /> : null}
      </form>
      <div className={styles.rest}>
        {children}
        <SettingsHistory onTakeBack={draft.takeBack} onPicture={setChosenLogo} />
      </div>
    </>
  );
}
