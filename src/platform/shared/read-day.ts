import { fieldRules } from './field-rules.ts';

const months = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maart', 'mrt', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['augustus', 'august'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['december'],
];

function monthOf(word: string): string {
  if (word.length < 3) return word;
  const index = months.findIndex((names) => names.some((name) => name.startsWith(word)));
  return index < 0 ? word : String(index + 1);
}

/** The day that somebody wrote down, as machines write it: 5-11-2026, 5/11/2026, 5 nov 2026 and 2026-11-05 are all 2026-11-05. */
export function readDay(text: string): string | undefined {
  const parts = text
    .trim()
    .toLowerCase()
    .split(/[\s\-/.]+/);
  const [day = '', month = '', year = ''] = parts[0]?.length === 4 ? parts.toReversed() : parts;
  if (parts.length !== 3 || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return undefined;
  const iso = [year, monthOf(month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && fieldRules.date(iso.replaceAll('-', '/')) ? iso : undefined;
}
