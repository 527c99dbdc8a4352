import { fieldRules } from '#platform/shared/field-rules.ts';
import { hasControlCharacter, isStorableText, normalizeText } from '#platform/shared/text.ts';
import type { PropertyDefinition } from './property.ts';

type Asked = Pick<PropertyDefinition, 'inputType' | 'required' | 'options'>;

type Checked = { value: string } | { problem: { code: string; params?: Record<string, number> } };

const most: Partial<Record<PropertyDefinition['inputType'], number>> = { text: 200, textarea: 2000, url: 2000 };

/** The value as it is stored, or what is wrong with it. Empty means: not filled in. */
export function checkPropertyValue({ inputType, required, options }: Asked, given: string): Checked {
  const value = normalizeText(given).trim();
  if (value === '') return required ? { problem: { code: 'empty' } } : { value };
  const maximum = most[inputType] ?? 254;
  if (value.length > maximum) return { problem: { code: 'too_big', params: { maximum } } };
  if (inputType === 'select' || inputType === 'radio') {
    return options.some((option) => option.value === value) ? { value } : { problem: { code: 'not_an_option' } };
  }
  const { fits, code } = forms[inputType];
  return fits(value) ? { value } : { problem: { code } };
}

const telephone = /^\+?[\d ()./-]{4,30}$/;
const number = /^-?\d{1,15}(?:[.,]\d{1,10})?$/;
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Form = { fits: (value: string) => boolean; code: string };

// Each code in full: the texts for them are found by it.
const forms: Record<Exclude<PropertyDefinition['inputType'], 'select' | 'radio'>, Form> = {
  text: { fits: (value) => value.isWellFormed() && !hasControlCharacter(value), code: 'format_text' },
  textarea: { fits: isStorableText, code: 'format_textarea' },
  email: { fits: fieldRules.email, code: 'format_email' },
  tel: { fits: (value) => telephone.test(value), code: 'format_tel' },
  url: { fits: isWebAddress, code: 'format_url' },
  number: { fits: (value) => number.test(value), code: 'format_number' },
  date: { fits: isDate, code: 'format_date' },
  checkbox: { fits: (value) => value === 'true', code: 'format_checkbox' },
  photo: { fits: (value) => guid.test(value), code: 'format_photo' },
};

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && fieldRules.date(value.replaceAll('-', '/'));
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(value) && !hasControlCharacter(value) && URL.canParse(value);
}
