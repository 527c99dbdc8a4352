import { contrast, mix, toHex, toOklch, type Oklch } from './oklch.ts';

/** The four colours a platform chooses, as `#rrggbb`. */
export interface BaseColours {
  primary: string;
  accent: string;
  surface: string;
  text: string;
}

/** What WCAG 2.2 AA asks of words, and of outlines, marks and the focus ring. */
export const textContrast = 4.5;
export const partContrast = 3;

/** The first of the candidates that stands out enough from every ground, else the one that comes nearest. */
function standingOut(candidates: Iterable<string>, grounds: string[], required: number): string {
  let best = { colour: '#000000', ratio: 0 };
  for (const colour of candidates) {
    const ratio = Math.min(...grounds.map((ground) => contrast(colour, ground)));
    if (ratio >= required) return colour;
    if (ratio > best.ratio) best = { colour, ratio };
  }
  return best.colour;
}

/** The colour itself, then the same hue ever darker or ever lighter. */
function* ladder(start: Oklch, direction: -1 | 1): Generator<string> {
  for (let step = 0; step < 50; step++) yield toHex({ ...start, lightness: start.lightness + direction * step * 0.02 });
}

/** From a share of the way between two colours on to the second. */
function* steps(from: string, to: string, share: number): Generator<string> {
  for (let step = share; step < 1; step += 0.01) yield mix(from, to, step);
  yield to;
}

function isLight({ surface, text }: BaseColours): boolean {
  return toOklch(surface).lightness > toOklch(text).lightness;
}

/** White where it can be read, black ink where it cannot. */
function inkOn(ground: string, { surface, text }: BaseColours): string {
  const darkest = toOklch(surface).lightness < toOklch(text).lightness ? surface : text;
  return standingOut(['#ffffff', darkest, '#000000'], [ground], textContrast);
}

/** One step further from the words that stand on it: what a filled control becomes under the pointer. */
function pressed(colour: string, ink: string): string {
  const { lightness, chroma, hue } = toOklch(colour);
  return toHex({ lightness: lightness + (toOklch(ink).lightness > lightness ? -0.06 : 0.06), chroma, hue });
}

function groundsOf(base: BaseColours) {
  const { lightness, chroma, hue } = toOklch(base.surface);
  if (!isLight(base)) {
    return {
      raised: toHex({ lightness: lightness + 0.04, chroma, hue }),
      sunken: toHex({ lightness: lightness - 0.04, chroma, hue }),
    };
  }
  return { raised: '#ffffff', sunken: toHex({ lightness: lightness - 0.045, chroma: Math.min(0.03, chroma * 3.5), hue }) };
}

/** A ground with a breath of the colour: selected rows, quiet notices. */
function tintOf(colour: string, base: BaseColours): string {
  const raised = toOklch(groundsOf(base).raised).lightness;
  const { chroma, hue } = toOklch(colour);
  return toHex(
    isLight(base) ? { lightness: raised - 0.06, chroma: chroma * 0.13, hue } : { lightness: raised + 0.05, chroma: chroma * 0.4, hue },
  );
}

/** Words, a quiet ground and an outline in one hue of meaning. The hues are fixed: green is good whatever a platform's colours are. */
function stateOf(hue: number, chroma: number, grounds: string[], base: BaseColours) {
  const light = isLight(base);
  const raised = toOklch(groundsOf(base).raised).lightness;
  const soft = toHex({ lightness: light ? raised - 0.035 : raised + 0.03, chroma: light ? 0.014 : 0.03, hue });
  const words = standingOut(ladder({ lightness: light ? 0.5 : 0.76, chroma, hue }, light ? -1 : 1), [...grounds, soft], textContrast);
  return { words, soft, line: mix(soft, words, 0.35) };
}

function derive(base: BaseColours) {
  const { primary, accent, surface, text } = base;
  const light = isLight(base);
  const { raised, sunken } = groundsOf(base);
  const grounds = [surface, raised, sunken];
  const away = light ? -1 : 1;

  const primarySoft = tintOf(primary, base);
  const onPrimary = inkOn(primary, base);
  const positive = stateOf(158, 0.1, grounds, base);
  const warning = stateOf(75, 0.11, grounds, base);
  const negative = stateOf(20, 0.165, grounds, base);
  // Words must be light on a dark surface, but a button that destroys should stay red and not turn pink.
  const danger = light ? negative.words : standingOut(ladder({ lightness: 0.6, chroma: 0.18, hue: 20 }, -1), ['#ffffff'], textContrast);
  const onDanger = inkOn(danger, base);
  const tinted = [...grounds, primarySoft, positive.soft, warning.soft, negative.soft];
  const link = standingOut(ladder(toOklch(primary), away), tinted, textContrast);

  return {
    surface,
    raised,
    sunken,
    text,
    muted: standingOut(steps(surface, text, 0.68), tinted, textContrast),
    // Translucent, so that one hairline suits every ground.
    line: `${text}${light ? '1f' : '2e'}`,
    edge: standingOut(steps(surface, text, 0.3), grounds, partContrast),
    backdrop: light ? `${text}80` : '#000000a6',
    primary,
    'primary-strong': pressed(primary, onPrimary),
    'primary-soft': primarySoft,
    'primary-line': mix(primarySoft, primary, 0.35),
    'on-primary': onPrimary,
    link,
    'link-strong': standingOut(ladder(toOklch(pressed(link, light ? '#ffffff' : '#000000')), away), grounds, textContrast),
    accent,
    'accent-strong': standingOut(ladder(toOklch(pressed(accent, light ? '#ffffff' : '#000000')), away), grounds, textContrast),
    'on-accent': inkOn(accent, base),
    focus: standingOut(ladder(toOklch(accent), away), [...grounds, primarySoft], partContrast),
    positive: positive.words,
    'positive-soft': positive.soft,
    'positive-line': positive.line,
    warning: warning.words,
    'warning-soft': warning.soft,
    'warning-line': warning.line,
    negative: negative.words,
    'negative-soft': negative.soft,
    'negative-line': negative.line,
    danger,
    'danger-strong': pressed(danger, onDanger),
    'on-danger': onDanger,
  };
}

export type ThemeTokens = ReturnType<typeof derive>;
export type ThemeToken = keyof ThemeTokens;

/** The same platform at night: a surface in the hue of its ink, words in the hue of its paper, both colours lit until they can be read. */
function darkened(base: BaseColours): BaseColours {
  if (!isLight(base)) return base;
  const [ink, paper] = [toOklch(base.text), toOklch(base.surface)];
  const surface = toHex({ lightness: 0.21, chroma: Math.min(0.025, ink.chroma), hue: ink.hue });
  const dark = { ...base, surface, text: toHex({ lightness: 0.93, chroma: Math.min(0.01, paper.chroma), hue: paper.hue }) };
  const { raised, sunken } = groundsOf(dark);
  const lit = (colour: string, lightness: number, required: number) => {
    const { chroma, hue } = toOklch(colour);
    return standingOut(ladder({ lightness, chroma, hue }, 1), [surface, raised, sunken, tintOf(colour, dark)], required);
  };
  return { ...dark, primary: lit(base.primary, 0.76, 5.2), accent: lit(base.accent, 0.68, textContrast) };
}

export function deriveThemes(base: BaseColours): { light: ThemeTokens; dark: ThemeTokens } {
  return { light: derive(base), dark: derive(darkened(base)) };
}
