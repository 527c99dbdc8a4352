import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Select } from '#ui/forms/select.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import type { ManagedProperty } from '../../model/property.ts';
import { inSection, inSubsection, newHeading, sectionsFor, subsectionsFor, type Draft } from './draft-of-property.ts';
import type { PartOfForm } from './part-of-form.ts';

interface PlaceFieldsProps extends PartOfForm {
  others: readonly ManagedProperty[];
  onWords: (language: 'nl' | 'en', words: Partial<Draft['texts']['nl']>) => void;
}

/** Under which heading the field stands, and under which subheading, if any. Both can be made here. */
export function PlaceFields({ draft, others, onChange, onWords, errorAt }: PlaceFieldsProps) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const headings = sectionsFor(draft, others).map(({ section, texts }) => ({ value: section, label: texts[language].section }));
  const subheadings = subsectionsFor(draft, others).map(({ subsection, texts }) => ({
    value: subsection,
    label: texts[language].subsection,
  }));

  function names(part: 'section' | 'subsection', labels: Record<'nl' | 'en', string>) {
    return (['nl', 'en'] as const).map((each) => (
      <TextField
        key={`${part}-${each}`}
        id={`texts.${each}.${part}`}
        label={labels[each]}
        value={draft.texts[each][part]}
        error={errorAt(`texts.${each}.${part}`)}
        autoComplete="off"
        onChange={(event) => onWords(each, { [part]: event.target.value })}
      />
    ));
  }

  return (
    <>
      <Select
        id="section"
        label={t.section}
        options={[...headings, { value: newHeading, label: t.newSection }]}
        value={draft.section}
        onChange={(event) => onChange(inSection(draft, event.target.value, others))}
      />
      {draft.section === newHeading ? names('section', { nl: t.sectionNl, en: t.sectionEn }) : null}
      <Select
        id="subsection"
        label={t.subsection}
        options={[{ value: '', label: t.noSubsection }, ...subheadings, { value: newHeading, label: t.newSubsection }]}
        value={draft.subsection}
        onChange={(event) => onChange(inSubsection(draft, event.target.value, others))}
      />
      {draft.subsection === newHeading ? names('subsection', { nl: t.subsectionNl, en: t.subsectionEn }) : null}
    </>
  );
}
