import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ColourScheme, contrast, defaultColourScheme, schemeProblems, themeCss, themeTokens } from './colour-scheme.ts';

const hexColour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('a scheme takes hex colours of 3 or 6 digits and keeps them in one spelling', () => {
  expect(ColourScheme.parse({ ...defaultColourScheme, primary: '#ABC' }).primary).toBe('#aabbcc');
  expect(ColourScheme.parse({ ...defaultColourScheme, accent: '#B5492D' }).accent).toBe('#b5492d');
});

test.each(['red', '#12345', '0b3c5d', '#0b3c5d;}body{display:none}', 'url(//elsewhere.test/x)', '#0b3c5d\n', ''])(
  'a scheme refuses %j as a colour',
  (value) => {
    expect(ColourScheme.safeParse({ ...defaultColourScheme, surface: value }).success).toBe(false);
  },
);

test('every pair of the default scheme can be read, in light and in dark', () => {
  expect(schemeProblems(defaultColourScheme)).toEqual([]);
});

test('the four chosen colours are used as they are', () => {
  expect(themeTokens(defaultColourScheme).light).toMatchObject(defaultColourScheme);
});

test('links and buttons keep AA contrast where the chosen colour alone would not', () => {
  const { light } = themeTokens({ ...defaultColourScheme, primary: '#007bc7' });
  expect(contrast('#007bc7', light['primary-soft'])).toBeLessThan(4.5);
  expect(contrast(light.link, light['primary-soft'])).toBeGreaterThanOrEqual(4.5);
});

test('words in pale grey are a problem, and the problem says which words on what', () => {
  const problems = schemeProblems({ ...defaultColourScheme, text: '#999999' });
  expect(problems).toContainEqual(expect.objectContaining({ mode: 'light', foreground: 'text', background: 'surface', required: 4.5 }));
});

test('an accent too pale for a focus ring is a problem', () => {
  const problems = schemeProblems({ ...defaultColourScheme, accent: '#ffe08a' });
  expect(problems.map(({ foreground, background, required }) => [foreground, background, required])).toContainEqual([
    'accent',
    'surface',
    3,
  ]);
});

test('whatever primary and accent a platform chooses, only those two themselves can be a problem', () => {
  fc.assert(
    fc.property(hexColour, hexColour, (primary, accent) => {
      const faulty = schemeProblems({ ...defaultColourScheme, primary, accent }).map(({ foreground }) => foreground);
      expect(faulty.filter((token) => token !== 'primary' && token !== 'accent')).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('a platform with a dark surface has a dark theme all day', () => {
  const night: ColourScheme = { primary: '#8fd3ff', accent: '#ffb800', surface: '#101418', text: '#f4f4f4' };
  expect(schemeProblems(night)).toEqual([]);
  expect(themeTokens(night).dark).toEqual(themeTokens(night).light);
  expect(themeCss(night)).toMatch(/^:root\{color-scheme:dark;/);
});

test('the stylesheet is light by itself, and dark by the attribute or by the wish of the system', () => {
  const { light, dark } = themeTokens(defaultColourScheme);
  const [always, byAttribute, bySystem] = themeCss(defaultColourScheme).split('\n');
  expect(always).toContain(`:root{color-scheme:light;--p-surface:${light.surface};`);
  expect(byAttribute).toContain(`@media screen{:root[data-colour-mode="dark"]{color-scheme:dark;--p-surface:${dark.surface};`);
  expect(bySystem).toContain('@media screen and (prefers-color-scheme:dark){:root[data-colour-mode="auto"]{color-scheme:dark;');
});

test('nothing but parsed colours reaches the stylesheet', () => {
  expect(() => themeCss({ ...defaultColourScheme, text: '#000;}*{background:url(//elsewhere.test)}' })).toThrow();
  fc.assert(
    fc.property(hexColour, hexColour, hexColour, hexColour, (primary, accent, surface, text) => {
      const values = [...themeCss({ primary, accent, surface, text }).matchAll(/--p-[a-z-]+:([^;]*);/g)].map((match) => match[1]);
      expect(values.length).toBeGreaterThan(80);
      expect(values.filter((value) => !/^#[0-9a-f]{6}([0-9a-f]{2})?$/.test(value ?? ''))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('the default theme that the design system carries is this one', () => {
  const carried = readFileSync(new URL('../../../ui/styles/default-theme.css', import.meta.url), 'utf8');
  const colours = (css: string) => css.match(/--p-[a-z-]+:\s*#[0-9a-f]+/g)?.map((declaration) => declaration.replace(/\s/g, ''));
  expect(colours(carried)).toEqual(colours(themeCss(defaultColourScheme)));
});
