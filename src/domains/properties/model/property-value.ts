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
  return forms[inputType](value) ? { value } : { problem: { code: `format_${inputType}` } };
}

const telephone = /^\+?[\d ()./-]{4,30}$/;
const number = /^-?\d{1,15}(?:[.,]\d{1,10})?$/;
const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const forms: Record<Exclude<PropertyDefinition['inputType'], 'select' | 'radio'>, (value: string) => boolean> = {
  text: (value) => value.isWellFormed() && !hasControlCharacter(value),
  textarea: isStorableText,
  email: fieldRules.email,
  tel: (value) => telephone.test(value),
  url: isWebAddress,
  number: (value) => number.test(value),
  date: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && fieldRules.date(value.replaceAll('-', '/')),
  checkbox: (value) => value === 'true',
  photo: (value) => guid.test(value),
};

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(value) && !hasControlCharacter(value) && URL.canParse(value);
}
