import { palettes, type Light, type Palette } from './palette.ts';
import { createRandom, type Random } from './random.ts';

/** What every drawing function needs: chance, colours and the size of the sheet. */
export interface Pen {
  random: Random;
  colours: Palette;
  light: Light;
  width: number;
  height: number;
}

interface Sheet {
  seed: number;
  light: Light;
  width: number;
  height: number;
  /** How much closer than the whole scene, and around which point of it (parts of width and height). */
  zoom?: number;
  focus?: readonly [number, number];
  isMirrored?: boolean;
}

export function drawSheet(sheet: Sheet, draw: (pen: Pen) => string): string {
  const { seed, light, width, height, zoom = 1, focus = [0.5, 0.55], isMirrored = false } = sheet;
  const drawing = draw({ random: createRandom(seed), colours: palettes[light], light, width, height });
  const [seenWidth, seenHeight] = [width / zoom, height / zoom];
  const view = [focus[0] * (width - seenWidth), focus[1] * (height - seenHeight), seenWidth, seenHeight].map(short).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${width}" height="${height}">${isMirrored ? group(drawing, { transform: `translate(${width} 0) scale(-1 1)` }) : drawing}</svg>`;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

type Attributes = Record<string, string | number>;

function element(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`);
  return `<${name}${written.join('')}/>`;
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  element('rect', { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  element('ellipse', { cx, cy, rx, ry, fill, ...more });

/** The outline of a path, with its numbers rounded: d`M ${x} ${y} L 10 10`. */
export function d(letters: TemplateStringsArray, ...numbers: number[]): string {
  return String.raw({ raw: letters }, ...numbers.map(short)).replaceAll(/\s+/g, ' ');
}

export const path = (outline: string, fill: string, more: Attributes = {}) => element('path', { d: outline, fill, ...more });

export const line = (outline: string, stroke: string, width: number, more: Attributes = {}) =>
  element('path', {
    d: outline,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number) =>
  element('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': width });

/** Drawn around the origin, then put in its place. */
export function placed(x: number, y: number, drawing: string, { scale = 1, flip = false, turn = 0 } = {}): string {
  const turned = turn === 0 ? '' : ` rotate(${short(turn)})`;
  return `<g transform="translate(${short(x)} ${short(y)})${turned} scale(${(flip ? -scale : scale).toFixed(3)} ${scale.toFixed(3)})">${drawing}</g>`;
}

export const group = (drawing: string, attributes: Attributes) =>
  `<g${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${drawing}</g>`;

/** The drawing, and its image in still water below `level`. */
export function reflected(drawing: string, level: number, { depth = 1, opacity = 0.34 } = {}): string {
  const mirror = `translate(0 ${short(level * (1 + depth))}) scale(1 ${-depth})`;
  return `<g id="above">${drawing}</g><use href="#above" transform="${mirror}" opacity="${opacity}"/>`;
}

export const times = (count: number, draw: (index: number) => string) => Array.from({ length: count }, (_, index) => draw(index)).join('');
