/** One line of the bench. */
export interface Measurement {
  name: string;
  value: string;
  /** What it is held against; absent: for information only. */
  bar?: { text: string; isMet: boolean };
  /** What helps to read the value. */
  note?: string;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which this part of all values lies; between two of them it is interpolated. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place % 1);
}

export function perSecond(count: number): string {
  return `${count < 10_000 ? Math.round(count) : `${(count / 1000).toFixed(1)}k`}/s`;
}

export function atLeast(bar: number, value: number): Pick<Measurement, 'value' | 'bar'> {
  return { value: value.toFixed(2), bar: { text: `≥ ${bar.toFixed(2)}`, isMet: value >= bar } };
}

export function atMost(bar: number, value: number, unit = '', digits = 0): Pick<Measurement, 'value' | 'bar'> {
  const written = (number: number, decimals: number) => `${number.toFixed(decimals)} ${unit}`.trim();
  return { value: written(value, digits), bar: { text: `≤ ${written(bar, Number.isInteger(bar) ? 0 : digits)}`, isMet: value <= bar } };
}
