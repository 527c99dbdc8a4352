import { mix } from './palette.ts';
import { circle, d, ellipse, line, path, rect, times, type Pen } from './svg.ts';

/** Trees stand on `base`; `size` is about their height. In winter the leafy ones are bare. */

export function elm(pen: Pen, x: number, base: number, size: number): string {
  const { random, colours, light } = pen;
  if (light === 'winter') return bareTree(pen, x, base, size);
  const crown = size * 0.34;
  const middle = base - size * 0.66;
  const tone = random.between(0, 0.35);
  const [leaf, dark, pale] = [
    mix(colours.leaf, colours.leafLight, tone),
    colours.leafDark,
    mix(colours.leafLight, colours.grassLight, tone),
  ];
  return [
    ellipse(x, base, size * 0.26, size * 0.03, colours.ink, { 'fill-opacity': 0.12 }),
    trunk(pen, x, base, size),
    circle(x + crown * 0.42, middle + crown * 0.18, crown * 0.82, dark),
    circle(x - crown * 0.5, middle + crown * 0.16, crown * 0.74, leaf),
    circle(x, middle - crown * 0.36, crown * 0.88, leaf),
    circle(x - crown * 0.2, middle - crown * 0.62, crown * 0.46, pale),
    circle(x - crown * 0.66, middle + crown * 0.02, crown * 0.34, pale),
  ].join('');
}

function trunk({ colours }: Pen, x: number, base: number, size: number): string {
  const half = size * 0.035;
  return [
    path(
      d`M ${x - half * 1.4} ${base} L ${x - half * 0.7} ${base - size * 0.6} L ${x + half * 0.7} ${base - size * 0.6}
      L ${x + half * 1.4} ${base} Z`,
      colours.trunk,
    ),
    line(d`M ${x} ${base - size * 0.4} L ${x + size * 0.1} ${base - size * 0.56}`, colours.trunk, half * 0.9),
  ].join('');
}

function bareTree({ random, colours }: Pen, x: number, base: number, size: number): string {
  let twigs = '';
  function branch(fromX: number, fromY: number, angle: number, length: number, depth: number): void {
    const [toX, toY] = [fromX + Math.sin(angle) * length, fromY - Math.cos(angle) * length];
    twigs += d`M ${fromX} ${fromY} L ${toX} ${toY} `;
    if (depth === 0) return;
    branch(toX, toY, angle - random.between(0.25, 0.6), length * random.between(0.62, 0.8), depth - 1);
    branch(toX, toY, angle + random.between(0.25, 0.6), length * random.between(0.62, 0.8), depth - 1);
  }
  branch(x, base - size * 0.3, random.between(-0.08, 0.08), size * 0.22, 4);
  return [
    ellipse(x, base, size * 0.22, size * 0.03, colours.ink, { 'fill-opacity': 0.1 }),
    path(
      d`M ${x - size * 0.04} ${base} L ${x - size * 0.018} ${base - size * 0.34}
      L ${x + size * 0.018} ${base - size * 0.34} L ${x + size * 0.04} ${base} Z`,
      colours.trunk,
    ),
    line(twigs, colours.trunk, Math.max(2, size * 0.014)),
  ].join('');
}

export function poplar(pen: Pen, x: number, base: number, size: number): string {
  const { colours, random } = pen;
  if (pen.light === 'winter') return bareTree(pen, x, base, size * 0.9);
  const leaf = mix(colours.leaf, colours.leafDark, random.between(0, 0.5));
  const crown = (half: number, top: number) => d`M ${x} ${base - size * top}
    C ${x + half} ${base - size * 0.7} ${x + half} ${base - size * 0.2} ${x} ${base - size * 0.14}
    C ${x - half} ${base - size * 0.2} ${x - half} ${base - size * 0.7} ${x} ${base - size * top} Z`;
  return [
    rect(x - size * 0.016, base - size * 0.2, size * 0.032, size * 0.2, colours.trunk),
    path(crown(size * 0.17, 1), leaf),
    path(
      d`M ${x} ${base - size}
        C ${x + size * 0.17} ${base - size * 0.7} ${x + size * 0.17} ${base - size * 0.2} ${x} ${base - size * 0.14}
        C ${x + size * 0.06} ${base - size * 0.4} ${x + size * 0.06} ${base - size * 0.7} ${x} ${base - size} Z`,
      mix(leaf, colours.leafDark, 0.5),
    ),
  ].join('');
}

/** The pollard willow of the polder: a thick stump with a round head of shoots. */
export function willow({ random, colours, light }: Pen, x: number, base: number, size: number): string {
  const head = base - size * 0.48;
  const isBare = light === 'winter';
  const shoots = times(isBare ? 15 : 11, (index) => {
    const angle = -1.25 + (2.5 * index) / (isBare ? 14 : 10) + random.between(-0.06, 0.06);
    const length = size * random.between(0.34, 0.46);
    const [tipX, tipY] = [x + Math.sin(angle) * length, head - Math.cos(angle) * length];
    return line(d`M ${x} ${head} L ${tipX} ${tipY}`, isBare ? colours.terracotta : colours.leafLight, size * (isBare ? 0.018 : 0.022));
  });
  const crown = [
    ellipse(x + size * 0.14, head - size * 0.14, size * 0.25, size * 0.2, colours.leafDark),
    ellipse(x - size * 0.12, head - size * 0.15, size * 0.27, size * 0.21, colours.leaf),
    ellipse(x + size * 0.02, head - size * 0.27, size * 0.26, size * 0.2, colours.leaf),
  ].join('');
  return [
    ellipse(x, base, size * 0.2, size * 0.03, colours.ink, { 'fill-opacity': 0.12 }),
    isBare ? shoots : crown + shoots,
    path(
      d`M ${x - size * 0.1} ${base} Q ${x - size * 0.05} ${base - size * 0.26} ${x - size * 0.13} ${head} L ${x + size * 0.12} ${head}
        Q ${x + size * 0.05} ${base - size * 0.26} ${x + size * 0.1} ${base} Z`,
      colours.trunk,
    ),
    ellipse(x, head, size * 0.14, size * 0.06, colours.trunk),
  ].join('');
}

export function pine({ colours, random, light }: Pen, x: number, base: number, size: number): string {
  const leaf = mix(colours.leafDark, colours.leaf, random.between(0, 0.6));
  const tier = (top: number, bottom: number, half: number, fill: string) =>
    path(
      d`M ${x} ${base - size * top} L ${x + size * half} ${base - size * bottom}
      L ${x - size * half} ${base - size * bottom} Z`,
      fill,
    );
  return [
    rect(x - size * 0.025, base - size * 0.16, size * 0.05, size * 0.16, colours.trunk),
    tier(0.66, 0.1, 0.24, leaf),
    tier(0.84, 0.34, 0.19, mix(leaf, colours.leafLight, 0.25)),
    tier(1, 0.6, 0.13, mix(leaf, colours.leafLight, 0.45)),
    light === 'winter' ? tier(1, 0.84, 0.06, colours.grassLight) : '',
  ].join('');
}

/** Low and round, in blossom or with fruit. */
export function fruitTree(pen: Pen, x: number, base: number, size: number, dots: string): string {
  const { random, colours } = pen;
  const middle = base - size * 0.62;
  const isBlossom = dots === colours.paper;
  const leaf = isBlossom ? mix(colours.leafLight, colours.paper, 0.4) : colours.leaf;
  return [
    ellipse(x, base, size * 0.34, size * 0.05, colours.ink, { 'fill-opacity': 0.14 }),
    line(
      d`M ${x} ${base} L ${x} ${base - size * 0.36} L ${x - size * 0.2} ${base - size * 0.6}
        M ${x} ${base - size * 0.36} L ${x + size * 0.2} ${base - size * 0.62}`,
      colours.trunk,
      size * 0.055,
    ),
    ellipse(x + size * 0.16, middle + size * 0.04, size * 0.3, size * 0.25, mix(leaf, colours.leafDark, 0.4)),
    ellipse(x - size * 0.16, middle + size * 0.03, size * 0.3, size * 0.26, leaf),
    ellipse(x, middle - size * 0.13, size * 0.32, size * 0.24, leaf),
    ellipse(x - size * 0.1, middle - size * 0.22, size * 0.15, size * 0.1, mix(leaf, colours.paper, 0.22)),
    times(isBlossom ? 34 : 22, () => {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.between(0.02, 1));
      const [dotX, dotY] = [x + Math.cos(angle) * reach * size * 0.4, middle - size * 0.05 + Math.sin(angle) * reach * size * 0.28];
      return circle(
        dotX,
        dotY,
        size * (isBlossom ? random.between(0.018, 0.034) : 0.026),
        isBlossom ? random.pick([colours.paper, mix(colours.rose, colours.paper, 0.6), mix(colours.rose, colours.paper, 0.35)]) : dots,
      );
    }),
  ].join('');
}

export function bush({ colours, random }: Pen, x: number, base: number, size: number): string {
  const leaf = mix(colours.leaf, colours.leafLight, random.between(0, 0.6));
  return [
    ellipse(x + size * 0.4, base - size * 0.24, size * 0.44, size * 0.32, mix(leaf, colours.leafDark, 0.5)),
    ellipse(x - size * 0.34, base - size * 0.24, size * 0.46, size * 0.34, leaf),
    ellipse(x, base - size * 0.36, size * 0.46, size * 0.42, leaf),
    rect(x - size * 0.8, base - size * 0.16, size * 1.62, size * 0.16, leaf, { rx: size * 0.08 }),
  ].join('');
}

/** Reeds at the water's edge, some with a plume. */
export function reeds({ colours, random }: Pen, x: number, base: number, { spread = 120, count = 16, size = 80 } = {}): string {
  return times(count, () => {
    const [foot, length, lean] = [x + random.between(-spread, spread), size * random.between(0.55, 1), random.between(-18, 18)];
    const stem = line(
      d`M ${foot} ${base} Q ${foot} ${base - length * 0.6} ${foot + lean} ${base - length}`,
      random.pick([colours.leaf, colours.grassDark, colours.leafLight]),
      4,
    );
    return stem + (random.chance(0.4) ? ellipse(foot + lean, base - length, 4.5, 14, mix(colours.trunk, colours.sand, 0.3)) : '');
  });
}
