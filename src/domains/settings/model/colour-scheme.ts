import { z } from 'zod';
import { contrast } from './oklch.ts';
import { deriveThemes, partContrast, textContrast, type ThemeToken, type ThemeTokens } from './theme-tokens.ts';

export { contrast } from './oklch.ts';

function writtenInFull(hex: string): string {
  const digits = hex.slice(1).toLowerCase();
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}

const HexColour = z
  .string()
  // What is no colour is not measured either.
  .regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, { abort: true })
  .overwrite(writtenInFull);

/** The value of the setting `colorScheme`. Every other colour of the platform is derived from these four. */
export const ColourScheme = z.strictObject({ primary: HexColour, accent: HexColour, surface: HexColour, text: HexColour });
export type ColourScheme = z.infer<typeof ColourScheme>;

/** Canal blue, brick, paper and ink. */
export const defaultColourScheme: ColourScheme = Object.freeze({
  primary: '#0b3c5d',
  accent: '#b5492d',
  surface: '#fbfaf7',
  text: '#14212b',
});

/** Parsed once more, so that nothing but whole hex colours can be derived from or reach the stylesheet. */
export function themeTokens(scheme: ColourScheme): Record<'light' | 'dark', ThemeTokens> {
  return deriveThemes(ColourScheme.parse(scheme));
}

const grounds: ThemeToken[] = ['surface', 'raised', 'sunken'];
const softGrounds: ThemeToken[] = ['primary-soft', 'positive-soft', 'warning-soft', 'negative-soft'];

/** What stands on what. A component that puts other words on another ground adds the pair here. */
const pairs: { foreground: ThemeToken; backgrounds: ThemeToken[]; required: number }[] = [
  { foreground: 'text', backgrounds: [...grounds, ...softGrounds], required: textContrast },
  { foreground: 'muted', backgrounds: [...grounds, ...softGrounds], required: textContrast },
  { foreground: 'link', backgrounds: [...grounds, ...softGrounds], required: textContrast },
  { foreground: 'link-strong', backgrounds: [...grounds, ...softGrounds], required: textContrast },
  { foreground: 'on-primary', backgrounds: ['primary', 'primary-strong'], required: textContrast },
  { foreground: 'accent-strong', backgrounds: grounds, required: textContrast },
  { foreground: 'on-accent', backgrounds: ['accent'], required: textContrast },
  { foreground: 'positive', backgrounds: [...grounds, 'positive-soft'], required: textContrast },
  { foreground: 'warning', backgrounds: [...grounds, 'warning-soft'], required: textContrast },
  { foreground: 'negative', backgrounds: [...grounds, 'negative-soft'], required: textContrast },
  { foreground: 'on-danger', backgrounds: ['danger', 'danger-strong'], required: textContrast },
  { foreground: 'edge', backgrounds: grounds, required: partContrast },
  { foreground: 'primary', backgrounds: ['surface', 'raised'], required: partContrast },
  { foreground: 'danger', backgrounds: ['surface', 'raised'], required: partContrast },
  { foreground: 'accent', backgrounds: ['surface', 'raised'], required: partContrast },
  { foreground: 'focus', backgrounds: [...grounds, 'primary-soft'], required: partContrast },
];

/** How one colour stands out from another, and how much it must. */
export interface MeasuredPair {
  mode: 'light' | 'dark';
  foreground: ThemeToken;
  background: ThemeToken;
  ratio: number;
  required: number;
}

function measuredIn(mode: MeasuredPair['mode'], tokens: ThemeTokens): MeasuredPair[] {
  return pairs.flatMap(({ foreground, backgrounds, required }) =>
    backgrounds.map((background) => ({ mode, foreground, background, ratio: contrast(tokens[foreground], tokens[background]), required })),
  );
}

/** Every pair that a component shows, by day and by night. */
export function measuredPairs(scheme: ColourScheme): MeasuredPair[] {
  const { light, dark } = themeTokens(scheme);
  return [...measuredIn('light', light), ...measuredIn('dark', dark)];
}

/** The pairs that somebody could not read. A scheme with problems is refused. */
export function schemeProblems(scheme: ColourScheme): MeasuredPair[] {
  return measuredPairs(scheme).filter(({ ratio, required }) => ratio < required);
}

function declarations(tokens: ThemeTokens): string {
  const isDark = contrast(tokens.surface, '#ffffff') > contrast(tokens.surface, '#000000');
  const properties = Object.entries(tokens).map(([name, value]) => `--p-${name}:${value};`);
  return `{color-scheme:${isDark ? 'dark' : 'light'};${properties.join('')}}`;
}

/** The text of `/theme.css`. Light unless the root element asks for dark or for what the system prefers; print is always light. */
export function themeCss(scheme: ColourScheme): string {
  const { light, dark } = themeTokens(scheme);
  return [
    `:root${declarations(light)}`,
    `@media screen{:root[data-colour-mode="dark"]${declarations(dark)}}`,
    `@media screen and (prefers-color-scheme:dark){:root[data-colour-mode="auto"]${declarations(dark)}}`,
    '',
  ].join('\n');
}
