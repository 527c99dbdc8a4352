import { defaultColourScheme, measuredPairs, schemeProblems, type ColourScheme, type MeasuredPair } from './colour-scheme.ts';
import { contrast, toHex, toOklch } from './oklch.ts';
import type { ThemeToken } from './theme-tokens.ts';

/** The colours of a scheme that somebody has to change when something cannot be read. */
type ChangingColour = 'primary' | 'accent' | 'text';

/** Two of the four are shown as they were chosen. Everything else is derived, and can be read when text and surface are far enough apart. */
function colourToBlame({ foreground }: Pick<MeasuredPair, 'foreground'>): ChangingColour {
  return foreground === 'primary' || foreground === 'accent' ? foreground : 'text';
}

/** Which of the chosen colours must change. */
export function unreadableColours(scheme: ColourScheme): ChangingColour[] {
  return [...new Set(schemeProblems(scheme).map(colourToBlame))];
}

/** Halving the distance this often leaves steps that nobody sees. */
const halvings = 7;

/** The scheme with one of its colours as little darker or lighter as is needed; undefined when that does not help. */
function withReadable(scheme: ColourScheme, changed: keyof ColourScheme, blamed: ChangingColour): ColourScheme | undefined {
  const start = toOklch(scheme[changed]);
  const at = (lightness: number) => ({ ...scheme, [changed]: toHex({ ...start, lightness }) });
  const isReadable = (lightness: number) => !unreadableColours(at(lightness)).includes(blamed);
  const [nearest] = [0, 1]
    .filter(isReadable)
    .map((end) => nearestTo(start.lightness, end, isReadable))
    .toSorted((one, other) => Math.abs(one - start.lightness) - Math.abs(other - start.lightness));
  return nearest === undefined ? undefined : at(nearest);
}

/** Between a lightness that cannot be read and one that can: where that begins. */
function nearestTo(unreadable: number, readable: number, isReadable: (lightness: number) => boolean): number {
  let [near, far] = [unreadable, readable];
  for (let halving = 0; halving < halvings; halving++) {
    const middle = (near + far) / 2;
    if (isReadable(middle)) far = middle;
    else near = middle;
  }
  return far;
}

function withReadableText(scheme: ColourScheme): ColourScheme {
  if (!unreadableColours(scheme).includes('text')) return scheme;
  const { surface } = scheme;
  const text = contrast('#000000', surface) > contrast('#ffffff', surface) ? '#000000' : '#ffffff';
  return (
    withReadable(scheme, 'text', 'text') ??
    // A surface in between dark and light: there is no ink for it, so the paper has to change as well.
    withReadable({ ...scheme, text }, 'surface', 'text') ?? {
      ...scheme,
      surface: defaultColourScheme.surface,
      text: defaultColourScheme.text,
    }
  );
}

/** The scheme that is most like this one and can be read. What can be read already stays as it is. */
export function nearestReadable(scheme: ColourScheme): ColourScheme {
  let readable = withReadableText(scheme);
  for (const colour of ['primary', 'accent'] as const) {
    if (unreadableColours(readable).includes(colour)) readable = withReadable(readable, colour, colour) ?? readable;
  }
  return schemeProblems(readable).length === 0 ? readable : defaultColourScheme;
}

/** What people see of the contrast of a scheme: what it is about, and the colours in which that is shown. */
const measures = {
  text: ['text', 'muted'],
  links: ['link', 'link-strong', 'accent-strong'],
  buttons: ['on-primary', 'on-accent', 'on-danger'],
  messages: ['positive', 'warning', 'negative'],
  primary: ['primary'],
  accent: ['accent'],
  outlines: ['edge', 'focus', 'danger'],
} as const satisfies Record<string, readonly ThemeToken[]>;

type MeasureName = keyof typeof measures;

export interface Measure {
  name: MeasureName;
  required: number;
  /** The lowest ratio of the pairs that it is about. */
  light: number;
  dark: number;
}

export function contrastMeasures(scheme: ColourScheme): Measure[] {
  const all = measuredPairs(scheme);
  return (Object.keys(measures) as MeasureName[]).map((name) => {
    const tokens: readonly ThemeToken[] = measures[name];
    const own = all.filter(({ foreground }) => tokens.includes(foreground));
    const lowest = (mode: MeasuredPair['mode']) => Math.min(...own.filter((pair) => pair.mode === mode).map(({ ratio }) => ratio));
    return { name, required: Math.max(...own.map(({ required }) => required)), light: lowest('light'), dark: lowest('dark') };
  });
}
