import { useState } from 'react';
import { formatTableDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { readDay } from '#platform/shared/read-day.ts';
import { WholeWords } from '../text/whole-words.tsx';
import { useUiLanguage, useUiTexts } from '../texts.tsx';
import type { FieldTexts } from './field.tsx';
import { TextField } from './text-field.tsx';

interface DateFieldProps extends FieldTexts {
  id?: string;
  required?: boolean;
  autoComplete?: string | undefined;
  /** A day as 2026-11-05, or what was typed and is no day. */
  value: string;
  onChange: (value: string) => void;
}

/** A day, typed as people write it in the language of the page: the browser's own field follows the language of the browser. */
export function DateField({ value, onChange, description, error, autoComplete = 'off', ...rest }: DateFieldProps) {
  const t = useUiTexts();
  const language = useUiLanguage();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);

  function handleChange(text: string) {
    setTyped(text);
    setIsWrong(false);
    onChange(readDay(text) ?? text.trim());
  }

  /** What can be read is shown as it was understood; what cannot stays there to be mended. */
  function handleBlur() {
    if (typed === undefined) return;
    const isEmpty = typed.trim() === '';
    const isDay = readDay(typed) !== undefined;
    if (isDay || isEmpty) setTyped(undefined);
    setIsWrong(!isDay && !isEmpty);
  }

  return (
    <TextField
      {...rest}
      description={
        <>
          {description ? <div>{description}</div> : null}
          <div>
            <WholeWords>{t.dateExample}</WholeWords>
          </div>
        </>
      }
      error={error ?? (isWrong ? t.notADate : undefined)}
      width="medium"
      autoComplete={autoComplete}
      value={typed ?? inWords(language, value)}
      onChange={(event) => handleChange(event.target.value)}
      onBlur={handleBlur}
    />
  );
}

function inWords(language: Language, value: string): string {
  const day = readDay(value);
  return day ? formatTableDate(language, new Date(day)) : value;
}
