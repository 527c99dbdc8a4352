import { expect, test } from 'vitest';
import { checkPropertyValue } from './property-value.ts';
import type { PropertyDefinition } from './property.ts';

const options = [
  { value: 'a', label: { nl: 'Een', en: 'One' } },
  { value: 'b', label: { nl: 'Twee', en: 'Two' } },
];

function asked(inputType: PropertyDefinition['inputType'], required = false) {
  return { inputType, required, options };
}

test.each<[PropertyDefinition['inputType'], string]>([
  ['text', 'Zoë'],
  ['textarea', 'Een\nTwee'],
  ['email', 'noor@plein.test'],
  ['tel', '+31 (0)6 1234 5678'],
  ['url', 'https://plein.test/pad?x=1'],
  ['number', '-12,5'],
  ['date', '2024-02-29'],
  ['select', 'a'],
  ['radio', 'b'],
  ['checkbox', 'true'],
  ['photo', 'b4f3a0de-6a3e-4f0c-9a35-0c8a5b6f1a11'],
])('R3.08 %s takes %j', (inputType, value) => {
  expect(checkPropertyValue(asked(inputType), value)).toEqual({ value });
});

test.each<[PropertyDefinition['inputType'], string, string]>([
  ['text', 'a\u0007b', 'format_text'],
  ['text', 'x'.repeat(201), 'too_big'],
  ['textarea', 'a\u0000b', 'format_textarea'],
  ['email', 'noor@plein', 'format_email'],
  ['tel', 'bel mij', 'format_tel'],
  ['url', 'javascript:alert(1)', 'format_url'],
  ['url', 'https://', 'format_url'],
  ['number', '1e9', 'format_number'],
  ['date', '2026-02-30', 'format_date'],
  ['date', '30-02-2026', 'format_date'],
  ['select', 'c', 'not_an_option'],
  ['radio', '__proto__', 'not_an_option'],
  ['checkbox', 'yes', 'format_checkbox'],
  ['photo', '../../etc/passwd', 'format_photo'],
])('R3.08 %s refuses %j', (inputType, value, code) => {
  expect(checkPropertyValue(asked(inputType), value)).toMatchObject({ problem: { code } });
});

test('R3.08 what is required cannot be empty, and what is not can', () => {
  expect(checkPropertyValue(asked('text', true), ' \u200B ')).toEqual({ problem: { code: 'empty' } });
  expect(checkPropertyValue(asked('radio'), '')).toEqual({ value: '' });
});
