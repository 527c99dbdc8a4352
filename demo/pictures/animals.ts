import { circle, d, ellipse, line, path, rect, times, type Pen } from './svg.ts';

/** Animals stand on `base`; `size` is about their length. They look to the right. */

export function cow({ colours, random }: Pen, x: number, base: number, size: number): string {
  const patch = random.pick([colours.ink, colours.ink, colours.brickDark]);
  const grazes = random.chance(0.5);
  const [headX, headY] = grazes ? [x + size * 0.56, base - size * 0.12] : [x + size * 0.56, base - size * 0.56];
  return [
    ellipse(x, base, size * 0.5, size * 0.05, colours.ink, { 'fill-opacity': 0.14 }),
    times(4, (index) =>
      rect(
        x - size * 0.36 + index * size * (index > 1 ? 0.2 : 0.13),
        base - size * 0.3,
        size * 0.065,
        size * 0.3,
        index % 2 === 0 ? colours.paper : patch,
      ),
    ),
    path(
      d`M ${x - size * 0.44} ${base - size * 0.56} Q ${x} ${base - size * 0.62} ${x + size * 0.4} ${base - size * 0.58}
        L ${x + size * 0.44} ${base - size * 0.34} Q ${x} ${base - size * 0.2} ${x - size * 0.42} ${base - size * 0.28}
        Q ${x - size * 0.5} ${base - size * 0.4} ${x - size * 0.44} ${base - size * 0.56} Z`,
      colours.paper,
    ),
    path(
      d`M ${x - size * 0.3} ${base - size * 0.58}
        Q ${x - size * 0.02} ${base - size * 0.62} ${x + size * 0.02} ${base - size * 0.56}
        Q ${x - size * 0.04} ${base - size * 0.34} ${x - size * 0.2} ${base - size * 0.4}
        Q ${x - size * 0.34} ${base - size * 0.42} ${x - size * 0.3} ${base - size * 0.58} Z`,
      patch,
    ),
    path(
      d`M ${x + size * 0.2} ${base - size * 0.59} L ${x + size * 0.42} ${base - size * 0.58}
        L ${x + size * 0.44} ${base - size * 0.4}
        Q ${x + size * 0.24} ${base - size * 0.42} ${x + size * 0.2} ${base - size * 0.59} Z`,
      patch,
    ),
    ellipse(x - size * 0.18, base - size * 0.25, size * 0.08, size * 0.05, colours.rose),
    line(
      d`M ${x - size * 0.45} ${base - size * 0.54} q ${-size * 0.08} ${size * 0.14} ${-size * 0.05} ${size * 0.3}`,
      colours.paper,
      size * 0.025,
    ),
    line(d`M ${x + size * 0.38} ${base - size * 0.48} L ${headX} ${headY}`, patch, size * 0.17),
    ellipse(headX + size * 0.05, headY + size * 0.03, size * 0.11, size * 0.085, patch),
    ellipse(headX + size * 0.13, headY + size * 0.06, size * 0.055, size * 0.05, colours.rose),
    line(d`M ${headX - size * 0.03} ${headY - size * 0.05} l ${-size * 0.06} ${-size * 0.04}`, patch, size * 0.04),
  ].join('');
}

export function sheep({ colours, random }: Pen, x: number, base: number, size: number): string {
  const wool = random.pick([colours.paper, colours.cream, colours.paper]);
  const grazes = random.chance(0.5);
  const headY = base - size * (grazes ? 0.2 : 0.54);
  return [
    ellipse(x, base, size * 0.5, size * 0.06, colours.ink, { 'fill-opacity': 0.14 }),
    times(4, (index) => rect(x - size * 0.28 + index * size * 0.16, base - size * 0.22, size * 0.055, size * 0.22, colours.ink)),
    ellipse(x, base - size * 0.4, size * 0.42, size * 0.25, wool),
    times(6, (index) =>
      circle(x - size * 0.34 + index * size * 0.135, base - size * (0.55 + 0.05 * Math.sin(index * 0.65)), size * 0.12, wool),
    ),
    ellipse(x - size * 0.04, base - size * 0.27, size * 0.32, size * 0.09, colours.stoneDark, { 'fill-opacity': 0.45 }),
    ellipse(x + size * 0.46, headY, size * 0.14, size * 0.1, colours.ink),
    line(d`M ${x + size * 0.38} ${headY - size * 0.07} l ${-size * 0.08} ${-size * 0.01}`, colours.ink, size * 0.05),
    circle(x + size * 0.37, base - size * 0.5, size * 0.12, wool),
  ].join('');
}

export function duck({ colours, random }: Pen, x: number, level: number, size: number): string {
  return [
    rect(x - size * 0.7, level + size * 0.06, size * 1.5, size * 0.07, colours.waterLight, { rx: 2 }),
    path(
      d`M ${x - size * 0.55} ${level - size * 0.24}
        Q ${x - size * 0.4} ${level + size * 0.08} ${x} ${level + size * 0.06}
        Q ${x + size * 0.4} ${level + size * 0.06} ${x + size * 0.36} ${level - size * 0.2}
        Q ${x} ${level - size * 0.36} ${x - size * 0.55} ${level - size * 0.24} Z`,
      random.pick([colours.paper, colours.trunk, colours.stoneDark]),
    ),
    circle(x + size * 0.36, level - size * 0.42, size * 0.17, random.chance(0.5) ? colours.leafDark : colours.paper),
    path(d`M ${x + size * 0.5} ${level - size * 0.46} l ${size * 0.18} ${size * 0.07} l ${-size * 0.18} ${size * 0.04} Z`, colours.ochre),
  ].join('');
}

/** A heron that has all day. */
export function heron({ colours }: Pen, x: number, base: number, size: number): string {
  return [
    line(d`M ${x - 3} ${base} v ${-size * 0.36} M ${x + size * 0.06} ${base} v ${-size * 0.36}`, colours.trunk, 3),
    path(
      d`M ${x - size * 0.24} ${base - size * 0.3}
        Q ${x - size * 0.06} ${base - size * 0.62} ${x + size * 0.14} ${base - size * 0.5}
        Q ${x + size * 0.14} ${base - size * 0.32} ${x - size * 0.24} ${base - size * 0.3} Z`,
      colours.slate,
    ),
    line(
      d`M ${x + size * 0.1} ${base - size * 0.48} q ${size * 0.12} ${-size * 0.14} 0 ${-size * 0.26}
        q ${-size * 0.06} ${-size * 0.12} ${size * 0.06} ${-size * 0.16}`,
      colours.paper,
      size * 0.06,
    ),
    circle(x + size * 0.16, base - size * 0.92, size * 0.055, colours.paper),
    path(d`M ${x + size * 0.18} ${base - size * 0.95} l ${size * 0.22} ${size * 0.05} l ${-size * 0.22} ${size * 0.02} Z`, colours.ochre),
  ].join('');
}
