import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, defaultColourScheme, schemeProblems, type ColourScheme } from './colour-scheme.ts';
import { toOklch } from './oklch.ts';
import { contrastMeasures, nearestReadable, unreadableColours } from './readable-scheme.ts';

const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const withColours = (colours: Partial<ColourScheme>): ColourScheme => ({ ...defaultColourScheme, ...colours });

test.each<[string, Partial<ColourScheme>, string[]]>([
  ['the default scheme', {}, []],
  ['a pale accent', { accent: '#ffe08a' }, ['accent']],
  ['a pale primary colour', { primary: '#9fd3ff' }, ['primary']],
  ['pale words', { text: '#999999' }, ['text']],
  ['two pale colours', { primary: '#9fd3ff', accent: '#ffe08a' }, ['primary', 'accent']],
])('it is said which colours cannot be read: %s', (_, colours, expected) => {
  expect(unreadableColours(withColours(colours))).toEqual(expected);
});

test('what can be read stays as it is', () => {
  expect(nearestReadable(defaultColourScheme)).toEqual(defaultColourScheme);
});

test('the proposal is the same hue, no darker than it has to be, and leaves the other colours alone', () => {
  const proposed = nearestReadable(withColours({ accent: '#ffe08a' }));
  expect({ ...proposed, accent: '' }).toEqual({ ...defaultColourScheme, accent: '' });
  expect(Math.abs(toOklch(proposed.accent).hue - toOklch('#ffe08a').hue)).toBeLessThan(4);
  const ratio = contrast(proposed.accent, defaultColourScheme.surface);
  expect(ratio).toBeGreaterThanOrEqual(3);
  expect(ratio).toBeLessThan(3.2);
});

test('whatever is chosen, the proposal can be read', () => {
  fc.assert(
    fc.property(hexColour, hexColour, hexColour, hexColour, (primary, accent, surface, text) => {
      expect(schemeProblems(nearestReadable({ primary, accent, surface, text }))).toEqual([]);
    }),
    { numRuns: 6 },
  );
});

test('the measures show the lowest ratio by day and by night, beside what is needed', () => {
  const measures = contrastMeasures(withColours({ text: '#999999' }));
  const text = measures.find(({ name }) => name === 'text');
  expect(text).toMatchObject({ required: 4.5 });
  expect(text?.light).toBeLessThan(3);
  expect(measures.find(({ name }) => name === 'accent')).toMatchObject({ required: 3 });
  expect(contrastMeasures(defaultColourScheme).every(({ light, dark, required }) => light >= required && dark >= required)).toBe(true);
});
