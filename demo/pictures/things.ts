import { mix } from './palette.ts';
import { circle, d, ellipse, path, rect, times, type Pen } from './svg.ts';

/** Street furniture and what people bring along. Everything stands on `base`. */

export function lamp({ colours }: Pen, x: number, base: number, size: number): string {
  return [
    rect(x - size * 0.016, base - size * 0.82, size * 0.032, size * 0.82, colours.ink),
    rect(x - size * 0.04, base - size * 0.06, size * 0.08, size * 0.06, colours.ink),
    path(
      d`M ${x - size * 0.05} ${base - size * 0.82} L ${x + size * 0.05} ${base - size * 0.82}
      L ${x + size * 0.075} ${base - size * 0.96} L ${x - size * 0.075} ${base - size * 0.96} Z`,
      mix(colours.ochre, colours.paper, 0.5),
    ),
    path(
      d`M ${x - size * 0.09} ${base - size * 0.95} L ${x + size * 0.09} ${base - size * 0.95} L ${x} ${base - size * 1.04}
      Z`,
      colours.ink,
    ),
  ].join('');
}

export function bench({ colours }: Pen, x: number, base: number, size: number): string {
  return [
    ellipse(x, base, size * 0.55, size * 0.04, colours.ink, { 'fill-opacity': 0.14 }),
    times(2, (index) => rect(x - size * 0.42 + index * size * 0.78, base - size * 0.3, size * 0.06, size * 0.3, colours.ink)),
    times(2, (index) => rect(x - size * 0.5, base - size * (0.46 - 0.1 * index), size, size * 0.06, colours.terracotta, { rx: 3 })),
    rect(x - size * 0.52, base - size * 0.24, size * 1.04, size * 0.07, mix(colours.terracotta, colours.brickDark, 0.4), { rx: 3 }),
  ].join('');
}

export function marketStall(pen: Pen, x: number, base: number, size: number, stripe: string): string {
  const { colours, random } = pen;
  const [half, roof] = [size * 0.5, base - size * 0.78];
  const strip = (half * 2.2) / 8;
  const wares = [colours.ochre, colours.brick, colours.leaf, colours.rose, colours.leafLight] as const;
  return [
    ellipse(x, base, half * 1.15, size * 0.05, colours.ink, { 'fill-opacity': 0.14 }),
    times(2, (index) => rect(x - half * 0.96 + index * half * 1.86, roof, size * 0.03, size * 0.78, colours.trunk)),
    rect(x - half, base - size * 0.36, half * 2, size * 0.36, mix(stripe, colours.paper, 0.82)),
    rect(x - half, base - size * 0.36, half * 2, size * 0.07, colours.trunk),
    times(5, (index) => {
      const crateX = x - half * 0.94 + index * half * 0.385;
      const ware = random.pick(wares);
      return (
        times(6, (fruit) =>
          circle(
            crateX + size * 0.02 + (fruit % 3) * size * 0.055,
            base - size * (0.385 + 0.04 * Math.floor(fruit / 3)),
            size * 0.032,
            ware,
          ),
        ) + rect(crateX - size * 0.01, base - size * 0.38, half * 0.35, size * 0.06, colours.sand)
      );
    }),
    times(8, (index) =>
      path(
        d`M ${x - half * 0.92 + (half * 1.84 * index) / 8} ${roof - size * 0.2}
      L ${x - half * 0.92 + (half * 1.84 * (index + 1)) / 8} ${roof - size * 0.2}
      L ${x - half * 1.1 + strip * (index + 1)} ${roof} L ${x - half * 1.1 + strip * index} ${roof} Z`,
        index % 2 === 0 ? stripe : colours.paper,
      ),
    ),
    times(8, (index) =>
      path(
        d`M ${x - half * 1.1 + strip * index} ${roof - 1} h ${strip} v ${size * 0.04}
      a ${strip / 2} ${strip / 2} 0 0 1 ${-strip} 0 Z`,
        index % 2 === 0 ? mix(stripe, colours.ink, 0.15) : mix(colours.paper, colours.stoneDark, 0.3),
      ),
    ),
  ].join('');
}

export function parasol({ colours }: Pen, x: number, base: number, size: number, fill: string): string {
  const top = base - size;
  return [
    ellipse(x, base, size * 0.3, size * 0.04, colours.ink, { 'fill-opacity': 0.14 }),
    rect(x - size * 0.015, top, size * 0.03, size, colours.trunk),
    path(d`M ${x - size * 0.5} ${top + size * 0.28} Q ${x} ${top - size * 0.3} ${x + size * 0.5} ${top + size * 0.28} Z`, fill),
    path(
      d`M ${x - size * 0.17} ${top + size * 0.28} Q ${x - size * 0.1} ${top + size * 0.02} ${x} ${top}
      Q ${x + size * 0.1} ${top + size * 0.02} ${x + size * 0.17} ${top + size * 0.28} Z`,
      colours.paper,
    ),
  ].join('');
}

export function fence({ colours }: Pen, from: number, to: number, base: number, size: number): string {
  const count = Math.max(2, Math.round((to - from) / (size * 1.1)));
  const step = (to - from) / count;
  return (
    times(count + 1, (index) => rect(from + step * index - size * 0.05, base - size, size * 0.1, size, colours.trunk)) +
    times(2, (index) => rect(from, base - size * (0.88 - 0.4 * index), to - from, size * 0.09, mix(colours.trunk, colours.sand, 0.35)))
  );
}

/** Planks on poles, out over the water. */
export function jetty({ colours }: Pen, from: number, to: number, level: number, { thickness = 22, poles = 7 } = {}): string {
  return [
    times(
      poles,
      (index) =>
        rect(from + ((to - from) * (index + 0.5)) / poles - 7, level - 14, 14, 74, colours.trunk) +
        rect(from + ((to - from) * (index + 0.5)) / poles - 7, level + 46, 14, 60, colours.trunk, { 'fill-opacity': 0.25 }),
    ),
    rect(from, level - thickness, to - from, thickness, colours.sand),
    rect(from, level - thickness * 0.3, to - from, thickness * 0.34, mix(colours.sand, colours.trunk, 0.55)),
    times(Math.floor((to - from) / 34), (index) =>
      rect(from + index * 34, level - thickness, 2, thickness * 0.7, mix(colours.sand, colours.trunk, 0.5)),
    ),
  ].join('');
}

export function flag({ colours }: Pen, x: number, base: number, size: number, fill: string): string {
  return [
    rect(x - 3, base - size, 6, size, colours.paper),
    path(
      d`M ${x + 3} ${base - size * 0.98} q ${size * 0.16} ${-size * 0.05} ${size * 0.3} 0.01
      q ${size * 0.1} ${size * 0.03} ${size * 0.18} 0 v ${size * 0.22} q ${-size * 0.1} ${size * 0.04} ${-size * 0.2} 0
      q ${-size * 0.14} ${-size * 0.04} ${-size * 0.28} 0 Z`,
      fill,
    ),
    path(
      d`M ${x + 3} ${base - size * 0.9} q ${size * 0.16} ${-size * 0.05} ${size * 0.3} 0.01
      q ${size * 0.1} ${size * 0.03} ${size * 0.18} 0 v ${size * 0.07} q ${-size * 0.1} ${size * 0.04} ${-size * 0.2} 0
      q ${-size * 0.14} ${-size * 0.04} ${-size * 0.28} 0 Z`,
      colours.paper,
    ),
  ].join('');
}

/** A skip for one kind of waste, with a sign. */
export function skip({ colours, random }: Pen, x: number, base: number, size: number, fill: string): string {
  return [
    ellipse(x, base, size * 0.62, size * 0.05, colours.ink, { 'fill-opacity': 0.16 }),
    times(7, (index) =>
      rect(
        x - size * 0.42 + index * size * 0.12,
        base - size * random.between(0.52, 0.68),
        size * 0.12,
        size * 0.4,
        mix(random.pick([colours.sand, colours.trunk, colours.slate, colours.leaf]), fill, 0.3),
        { rx: 4 },
      ),
    ),
    path(
      d`M ${x - size * 0.58} ${base - size * 0.46} L ${x + size * 0.58} ${base - size * 0.46} L ${x + size * 0.48} ${base}
      L ${x - size * 0.48} ${base} Z`,
      fill,
    ),
    times(5, (index) =>
      rect(x - size * 0.4 + index * size * 0.19, base - size * 0.44, size * 0.03, size * 0.42, colours.ink, { 'fill-opacity': 0.18 }),
    ),
    rect(x - size * 0.6, base - size * 0.5, size * 1.2, size * 0.06, mix(fill, colours.ink, 0.25), { rx: 3 }),
  ].join('');
}

export function van({ colours }: Pen, x: number, base: number, size: number, fill: string): string {
  return [
    ellipse(x, base, size * 0.56, size * 0.04, colours.ink, { 'fill-opacity': 0.16 }),
    path(
      d`M ${x - size * 0.5} ${base - size * 0.08} V ${base - size * 0.46}
      q 0 ${-size * 0.04} ${size * 0.04} ${-size * 0.04} h ${size * 0.66}
      q ${size * 0.04} 0 ${size * 0.08} ${size * 0.05} l ${size * 0.12} ${size * 0.16} l ${size * 0.1} ${size * 0.06}
      v ${size * 0.15} Z`,
      fill,
    ),
    path(
      d`M ${x + size * 0.14} ${base - size * 0.45} L ${x + size * 0.22} ${base - size * 0.45}
      L ${x + size * 0.34} ${base - size * 0.29} L ${x + size * 0.14} ${base - size * 0.29} Z`,
      colours.glass,
    ),
    rect(x - size * 0.5, base - size * 0.2, size, size * 0.04, colours.paper),
    times(
      2,
      (index) =>
        circle(x - size * 0.28 + index * size * 0.54, base - size * 0.07, size * 0.085, colours.ink) +
        circle(x - size * 0.28 + index * size * 0.54, base - size * 0.07, size * 0.035, colours.stone),
    ),
  ].join('');
}
