import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { useTitlePrefix } from '#platform/web/head.ts';
import { useMessages } from '#platform/web/messages.tsx';
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
import { SaveFailure } from './save-failure.tsx';
import { SettingsHistory } from './settings-history.tsx';
import styles from './settings-screen.module.css';
import {
  changedKeys,
  fieldIdOf,
  formKeys,
  isSameValue,
  newestOf,
  problemsIn,
  refusedProblems,
  valuesOf,
  type FieldProblem,
  type FieldsProps,
  type FormKey,
  type FormValues,
  type KnownSettings,
} from './settings-values.ts';
import { SitePreview } from './site-preview.tsx';
import { useProblemWords } from './use-problem-words.ts';
import { useSaveSettings } from './use-save-settings.ts';

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
  const [saved, setSaved] = useState<Partial<KnownSettings>>({});
  /** Only what was changed here: what somebody changes elsewhere is shown, and not sent back as it was. */
  const [typed, setTyped] = useState<Partial<FormValues>>({});
  const [found, setFound] = useState<readonly FieldProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [chosenLogo, setChosenLogo] = useState<AssetView | null>(null);
  const { save, isSaving, error, forgetError } = useSaveSettings({ subject: t.title, onSaved: takeOver, onNewer: know });
  const wordsFor = useProblemWords();

  const known = newestOf(settings, saved);
  const values = known && { ...valuesOf(known), ...typed };
  const changed = known && values ? changedKeys(known, values) : [];
  const isDirty = changed.length > 0;
  useUnsavedChanges({ isDirty, form });

  const refused = error && values ? refusedProblems(error.fields, values) : [];
  const problems = [...found, ...refused].map((problem) => ({ ...problem, fieldId: fieldIdOf(problem), message: wordsFor(problem) }));
  useTitlePrefix(problems.length > 0 ? `${ui.error} ` : '');
  if (!known || !values) return null;

  function know(setting: SettingValue) {
    setSaved((current) => ({ ...current, [setting.key]: setting }));
  }

  /** What was typed since the save began stays. */
  function takeOver(setting: SettingValue) {
    know(setting);
    setTyped((current) => {
      const [key] = formKeys.filter((each) => each === setting.key);
      return key && isSameValue(current[key], values?.[key]) ? without(current, key) : current;
    });
  }

  function change<K extends FormKey>(key: K, value: FormValues[K]) {
    setTyped((current) => ({ ...current, [key]: value }));
  }

  async function submit(present: FormValues, from: KnownSettings): Promise<void> {
    const wrong = problemsIn(present, changed);
    setFound(wrong);
    forgetError();
    setAttempt((count) => count + 1);
    if (wrong.length > 0) return;
    await save(changed.map((key) => ({ key, from: from[key].value, to: present[key], version: from[key].version })));
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isDirty && !isSaving && known && values) void submit(values, known);
  }

  function restore() {
    setTyped({});
    setFound([]);
    forgetError();
  }

  /** Somebody was first: from here on, what they made of it is what stands there. */
  function takeTheirs(key: FormKey) {
    setTyped((current) => without(current, key));
    forgetError();
  }

  const shownLogo = [chosenLogo, presentLogo].find((candidate) => candidate?.guid === values.headerLogo) ?? null;
  const fields: FieldsProps = {
    values,
    onChange: change,
    errorAt: (key, part = '') => problems.find(({ fieldId }) => fieldId === fieldIdOf({ key, part }))?.message,
  };
  const failure = error && problems.length === 0 && <SaveFailure error={error} onTakeTheirs={takeTheirs} />;
  return (
    <>
      <form ref={form} method="post" className={styles.form} aria-label={t.title} noValidate onSubmit={handleSubmit}>
        <div className={styles.problem}>
          {problems.length > 0 && <ErrorSummary key={attempt} errors={problems} />}
          {!isDirty && failure && <InSight>{failure}</InSight>}
        </div>
        <IdentityFields {...fields} />
        <LogoFields {...fields} logo={shownLogo} onChosen={setChosenLogo} />
        {/* Beside the form where there is room; else just before the colours, which change it most. */}
        <SitePreview values={values} logo={shownLogo} mark={mark} />
        <ColourFields {...fields} />
        <AccessFields {...fields} />
        {isDirty ? <SaveBar saveLabel={t.save} isSaving={isSaving} failure={failure} onRestore={restore} /> : null}
      </form>
      <div className={styles.rest}>
        {children}
        <SettingsHistory onTakeBack={change} onPicture={setChosenLogo} />
      </div>
    </>
  );
}

function without(typed: Partial<FormValues>, key: FormKey): Partial<FormValues> {
  const { [key]: _, ...rest } = typed;
  return rest;
}
