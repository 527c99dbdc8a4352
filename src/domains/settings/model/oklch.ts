/** A colour by lightness (0–1), chroma (0 is grey) and hue (degrees): equal steps look equal, which RGB does not give. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

/** The matrices of Björn Ottosson's OKLab, between linear sRGB, cone responses and Lab. */
const linearToCone: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const coneToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToCone: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToLinear: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

function multiply(matrix: readonly Triple[], [x, y, z]: Triple): Triple {
  const [first = 0, second = 0, third = 0] = matrix.map(([a, b, c]) => a * x + b * y + c * z);
  return [first, second, third];
}

function each([x, y, z]: Triple, change: (value: number) => number): Triple {
  return [change(x), change(y), change(z)];
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function fromLinear(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Linear red, green and blue (0–1) of `#rrggbb`. */
function linearOf(hex: string): Triple {
  const value = Number.parseInt(hex.slice(1), 16);
  return each([(value >> 16) & 255, (value >> 8) & 255, value & 255], (byte) => toLinear(byte / 255));
}

export function toOklch(hex: string): Oklch {
  const [lightness, a, b] = multiply(coneToLab, each(multiply(linearToCone, linearOf(hex)), Math.cbrt));
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const cones = multiply(labToCone, [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
  return multiply(
    coneToLinear,
    each(cones, (cone) => cone ** 3),
  );
}

function isDisplayable(linear: Triple): boolean {
  return linear.every((channel) => channel >= -0.0001 && channel <= 1.0001);
}

/** The strongest chroma a screen can show at this lightness and hue: what lies outside sRGB turns paler, not another hue. */
function withinGamut(colour: Oklch): Oklch {
  if (isDisplayable(linearFrom(colour))) return colour;
  let [shown, lost] = [0, colour.chroma];
  for (let step = 0; step < 20; step++) {
    const middle = (shown + lost) / 2;
    if (isDisplayable(linearFrom({ ...colour, chroma: middle }))) shown = middle;
    else lost = middle;
  }
  return { ...colour, chroma: shown };
}

export function toHex(colour: Oklch): string {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  const bytes = each(linearFrom(withinGamut({ ...colour, lightness })), (channel) =>
    Math.round(255 * fromLinear(Math.min(1, Math.max(0, channel)))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** A step from one colour to another (0–1), straight through OKLab, so that no third hue appears on the way. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklch(from), toOklch(to)];
  const along = (part: (colour: Oklch) => number) => part(start) * (1 - share) + part(end) * share;
  const a = along(({ chroma, hue }) => chroma * Math.cos((hue * Math.PI) / 180));
  const b = along(({ chroma, hue }) => chroma * Math.sin((hue * Math.PI) / 180));
  return toHex({ lightness: along((colour) => colour.lightness), chroma: Math.hypot(a, b), hue: (Math.atan2(b, a) * 180) / Math.PI });
}

function luminance(hex: string): number {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio by WCAG 2, from 1 (equal) to 21 (black on white). */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}
