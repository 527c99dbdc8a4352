import { hairs, mix, skins } from './palette.ts';
import { circle, d, ellipse, line, path, rect, ring, times, type Pen } from './svg.ts';

/** People stand on `base`; `size` is their height. */

function coat({ colours, random }: Pen): string {
  return random.pick([
    colours.brick,
    colours.blue,
    colours.leafDark,
    colours.ochre,
    colours.blueMid,
    colours.rose,
    colours.slate,
    colours.paper,
    colours.terracotta,
  ]);
}

export function person(pen: Pen, x: number, base: number, size: number, { bag = false, child = false } = {}): string {
  const { colours, random } = pen;
  const [wear, skin, hair] = [coat(pen), random.pick(skins), random.pick(hairs)];
  const legs = random.pick([colours.ink, colours.slate, colours.blue, colours.trunk]);
  const stride = size * random.between(0.02, 0.11);
  const headSize = size * (child ? 0.115 : 0.085);
  const shoulder = base - size * 0.8;
  const isDress = random.chance(0.25);
  return [
    ellipse(x, base, size * 0.2, size * 0.035, colours.ink, { 'fill-opacity': 0.16 }),
    line(
      d`M ${x - size * 0.03} ${base - size * 0.42} L ${x - size * 0.03 - stride} ${base - 2}
        M ${x + size * 0.03} ${base - size * 0.42} L ${x + size * 0.03 + stride} ${base - 2}`,
      legs,
      size * 0.075,
    ),
    path(
      d`M ${x - size * 0.1} ${shoulder + size * 0.04} Q ${x - size * 0.09} ${shoulder} ${x} ${shoulder - size * 0.01}
        Q ${x + size * 0.09} ${shoulder} ${x + size * 0.1} ${shoulder + size * 0.04}
        L ${x + size * (isDress ? 0.17 : 0.12)} ${base - size * (isDress ? 0.26 : 0.36)}
        L ${x - size * (isDress ? 0.17 : 0.12)} ${base - size * (isDress ? 0.26 : 0.36)} Z`,
      wear,
    ),
    line(
      d`M ${x - size * 0.1} ${shoulder + size * 0.06} L ${x - size * 0.15} ${base - size * 0.48}
        M ${x + size * 0.1} ${shoulder + size * 0.06} L ${x + size * 0.16} ${base - size * 0.5}`,
      mix(wear, colours.ink, 0.18),
      size * 0.055,
    ),
    bag
      ? rect(x + size * 0.11, base - size * 0.46, size * 0.13, size * 0.16, random.pick([colours.ochre, colours.sand, colours.brickDark]), {
          rx: 3,
        })
      : '',
    rect(x - size * 0.025, shoulder - size * 0.04, size * 0.05, size * 0.06, skin),
    circle(x, shoulder - headSize * 1.05, headSize, skin),
    headWear(pen, x, shoulder - headSize * 1.05, headSize, hair),
  ].join('');
}

function headWear({ colours, random, light }: Pen, x: number, y: number, size: number, hair: string): string {
  const cap = path(
    d`M ${x - size * 1.04} ${y + size * 0.1} A ${size * 1.04} ${size * 1.04} 0 0 1 ${x + size * 1.04} ${y + size * 0.1}
      Q ${x} ${y - size * 0.5} ${x - size * 1.04} ${y + size * 0.1} Z`,
    hair,
  );
  if (light === 'winter' && random.chance(0.7)) {
    const knit = random.pick([colours.brick, colours.ochre, colours.blueMid, colours.paper]);
    return (
      path(
        d`M ${x - size * 1.06} ${y - size * 0.1} A ${size * 1.06} ${size * 1.1} 0 0 1 ${x + size * 1.06} ${y - size * 0.1}
        Z`,
        knit,
      ) + circle(x, y - size * 1.25, size * 0.3, colours.paper)
    );
  }
  switch (random.whole(0, 4)) {
    case 0:
      return cap + circle(x + size * 0.2, y - size * 1.1, size * 0.42, hair);
    case 1:
      return path(
        d`M ${x - size * 1.08} ${y + size * 1.2} V ${y} A ${size * 1.08} ${size * 1.08} 0 0 1 ${x + size * 1.08} ${y}
          V ${y + size * 1.2} H ${x + size * 0.6} V ${y - size * 0.1}
          Q ${x} ${y - size * 0.5} ${x - size * 0.6} ${y - size * 0.1} V ${y + size * 1.2} Z`,
        hair,
      );
    case 2: {
      const scarf = random.pick([colours.rose, colours.blueMid, colours.cream, colours.leaf]);
      return path(
        d`M ${x - size * 1.12} ${y + size * 1.25} Q ${x - size * 1.3} ${y - size * 1.2} ${x} ${y - size * 1.16}
          Q ${x + size * 1.3} ${y - size * 1.2} ${x + size * 1.12} ${y + size * 1.25} H ${x + size * 0.5}
          Q ${x + size * 0.9} ${y - size * 0.5} ${x} ${y - size * 0.62}
          Q ${x - size * 0.9} ${y - size * 0.5} ${x - size * 0.5} ${y + size * 1.25} Z`,
        scarf,
      );
    }
    default:
      return cap;
  }
}

/** Two or three people who belong together. */
export function company(pen: Pen, x: number, base: number, size: number): string {
  const { random } = pen;
  return (
    person(pen, x - size * 0.22, base, size, { bag: random.chance(0.4) }) +
    person(pen, x + size * 0.22, base + 2, size * random.between(0.92, 1.04)) +
    (random.chance(0.5) ? person(pen, x + size * 0.54, base + 4, size * 0.62, { child: true }) : '')
  );
}

export function bicycle({ colours }: Pen, x: number, base: number, size: number, frame = colours.ink): string {
  const wheel = size * 0.24;
  const [back, front, hub] = [x - size * 0.32, x + size * 0.34, base - wheel];
  return [
    ring(back, hub, wheel, colours.ink, size * 0.035),
    ring(front, hub, wheel, colours.ink, size * 0.035),
    line(
      d`M ${back} ${hub} L ${x - size * 0.12} ${base - size * 0.52} L ${x + size * 0.22} ${base - size * 0.5}
        L ${x} ${hub} L ${x - size * 0.12} ${base - size * 0.52} M ${back} ${hub} H ${x} M ${front} ${hub}
        L ${x + size * 0.2} ${base - size * 0.66} h ${-size * 0.1}`,
      frame,
      size * 0.04,
    ),
    line(d`M ${x - size * 0.2} ${base - size * 0.57} h ${size * 0.15}`, colours.trunk, size * 0.05),
  ].join('');
}

export function cyclist(pen: Pen, x: number, base: number, size: number): string {
  const { colours, random } = pen;
  const [wear, skin, hair] = [coat(pen), random.pick(skins), random.pick(hairs)];
  const bike = size * 0.82;
  const [hipX, hipY] = [x - bike * 0.12, base - bike * 0.6];
  const [shoulderX, shoulderY] = [x - bike * 0.02, base - size * 0.83];
  return [
    ellipse(x, base, bike * 0.5, size * 0.03, colours.ink, { 'fill-opacity': 0.16 }),
    line(
      d`M ${hipX} ${hipY} L ${x + bike * 0.1} ${base - bike * 0.44} L ${x - bike * 0.03} ${base - bike * 0.1}`,
      colours.slate,
      size * 0.07,
    ),
    bicycle(pen, x, base, bike, random.pick([colours.ink, colours.brick, colours.blueMid, colours.leafDark])),
    line(
      d`M ${hipX} ${hipY} L ${x + bike * 0.16} ${base - bike * 0.5} L ${x + bike * 0.05} ${base - bike * 0.2}`,
      colours.ink,
      size * 0.075,
    ),
    path(
      d`M ${hipX - size * 0.09} ${hipY + size * 0.03}
        Q ${hipX - size * 0.08} ${shoulderY} ${shoulderX} ${shoulderY - size * 0.02}
        Q ${shoulderX + size * 0.12} ${shoulderY + size * 0.02} ${hipX + size * 0.1} ${hipY + size * 0.04} Z`,
      wear,
    ),
    line(
      d`M ${shoulderX + size * 0.03} ${shoulderY + size * 0.06} L ${x + bike * 0.1} ${base - bike * 0.62}
        L ${x + bike * 0.2} ${base - bike * 0.68}`,
      mix(wear, colours.ink, 0.2),
      size * 0.05,
    ),
    circle(shoulderX + size * 0.05, shoulderY - size * 0.09, size * 0.085, skin),
    headWear(pen, shoulderX + size * 0.05, shoulderY - size * 0.09, size * 0.085, hair),
  ].join('');
}

export function skater(pen: Pen, x: number, base: number, size: number): string {
  const { colours, random } = pen;
  const [wear, skin] = [coat(pen), random.pick(skins)];
  const [hipX, hipY] = [x - size * 0.06, base - size * 0.42];
  return [
    ellipse(x, base + 2, size * 0.3, size * 0.03, colours.blueMid, { 'fill-opacity': 0.22 }),
    line(
      d`M ${hipX} ${hipY} L ${hipX - size * 0.16} ${base - size * 0.22} L ${hipX - size * 0.4} ${base - size * 0.12}`,
      colours.slate,
      size * 0.075,
    ),
    line(
      d`M ${hipX} ${hipY} L ${x + size * 0.12} ${base - size * 0.22} L ${x + size * 0.04} ${base - size * 0.03}`,
      colours.ink,
      size * 0.08,
    ),
    line(
      d`M ${x - size * 0.05} ${base} h ${size * 0.2} M ${hipX - size * 0.46} ${base - size * 0.05}
        l ${size * 0.14} ${-size * 0.08}`,
      colours.slate,
      3,
    ),
    path(
      d`M ${hipX - size * 0.11} ${hipY + size * 0.04}
        Q ${x - size * 0.1} ${base - size * 0.76} ${x + size * 0.12} ${base - size * 0.74}
        Q ${x + size * 0.2} ${base - size * 0.68} ${hipX + size * 0.12} ${hipY + size * 0.06} Z`,
      wear,
    ),
    line(
      d`M ${x + size * 0.04} ${base - size * 0.66} L ${x - size * 0.14} ${base - size * 0.56}
        L ${x - size * 0.22} ${base - size * 0.48}`,
      mix(wear, colours.ink, 0.2),
      size * 0.055,
    ),
    line(
      d`M ${x + size * 0.1} ${base - size * 0.73} L ${x - size * 0.14} ${base - size * 0.78}`,
      random.pick([colours.brick, colours.ochre, colours.paper]),
      size * 0.05,
    ),
    circle(x + size * 0.16, base - size * 0.82, size * 0.085, skin),
    headWear(pen, x + size * 0.16, base - size * 0.82, size * 0.085, random.pick(hairs)),
  ].join('');
}

/** Head and arm above the water. */
export function swimmer(pen: Pen, x: number, level: number, size: number): string {
  const { colours, random } = pen;
  const skin = random.pick(skins);
  return [
    line(
      d`M ${x - size * 0.2} ${level} Q ${x - size * 0.5} ${level - size * 0.7} ${x - size * 0.75} ${level - size * 0.02}`,
      skin,
      size * 0.2,
    ),
    circle(x, level - size * 0.24, size * 0.26, skin),
    path(
      d`M ${x - size * 0.27} ${level - size * 0.26}
        A ${size * 0.27} ${size * 0.27} 0 0 1 ${x + size * 0.27} ${level - size * 0.26} Z`,
      random.pick([colours.brick, colours.ochre, colours.paper, colours.blue]),
    ),
    times(2, (index) =>
      rect(x - size * (1 + index * 0.4), level + index * size * 0.16, size * (1.7 + index * 0.6), size * 0.08, colours.paper, {
        rx: size * 0.04,
        'fill-opacity': 0.7,
      }),
    ),
  ].join('');
}
