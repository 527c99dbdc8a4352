import { flushSync } from 'react-dom';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { SquareButton } from '#ui/admin/square-button.tsx';
import { ChoiceGroup } from '#ui/forms/choice-group.tsx';
import { TextField } from '#ui/forms/text-field.tsx';
import { propertyAdminMessages } from '../../messages/admin.ts';
import type { Draft } from './draft-of-property.ts';
import styles from './properties.module.css';
import type { PartOfForm } from './part-of-form.ts';

type Option = Draft['options'][number];

/** The choices of a question. One that somebody made stays. */
export function OptionFields({ draft, onChange, errorAt, usedOptions }: PartOfForm & { usedOptions: readonly string[] }) {
  const t = useMessages(propertyAdminMessages);
  const language = useLanguage();
  const { options } = draft;
  const setOption = (index: number, option: Option) => onChange({ options: options.with(index, option) });

  /** Who adds a choice fills it in next; who takes one away goes on at the next one. What was pressed may be gone. */
  function changeNumber(changed: readonly Option[], fieldId: string) {
    flushSync(() => onChange({ options: [...changed] }));
    document.getElementById(fieldId)?.focus();
  }

  return (
    <ChoiceGroup id="options" label={t.options} description={t.optionsText} error={errorAt('options')}>
      {(idOf) => (
        <>
          {options.map((option, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a choice that is being made has no other name than its place
            <div key={index} className={styles.option}>
              {(['nl', 'en'] as const).map((each) => (
                <TextField
                  key={each}
                  id={each === 'nl' ? idOf(index) : `${idOf(index)}-en`}
                  label={each === 'nl' ? t.optionNl(index + 1) : t.optionEn(index + 1)}
                  value={option.label[each]}
                  autoComplete="off"
                  onChange={(event) => setOption(index, { ...option, label: { ...option.label, [each]: event.target.value } })}
                />
              ))}
              {usedOptions.includes(option.value) ? (
                <p className={`${styles.note} ${styles.optionNote}`}>{t.optionUsed}</p>
              ) : (
                <SquareButton
                  sign="✕"
                  label={t.removeOption(option.label[language] || String(index + 1))}
                  size="field"
                  onClick={() => changeNumber(options.toSpliced(index, 1), idOf(Math.max(0, Math.min(index, options.length - 2))))}
                />
              )}
            </div>
          ))}
          <Button
            id={options.length === 0 ? idOf(0) : undefined}
            onClick={() => changeNumber([...options, emptyOption], idOf(options.length))}
          >
            {t.addOption}
          </Button>
        </>
      )}
    </ChoiceGroup>
  );
}

const emptyOption: Option = { value: '', label: { nl: '', en: '' } };
