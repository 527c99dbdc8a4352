import { mix } from './palette.ts';
import { circle, d, ellipse, line, path, placed, rect, ring, times, type Pen } from './svg.ts';

/** A tower mill on its brick foot, with a gallery halfway and cloth on the sails. */
export function mill(pen: Pen, x: number, base: number, size: number): string {
  const { colours, random } = pen;
  const hubY = base - size * 0.83;
  const angle = random.between(18, 40);
  const bodyShade = mix(colours.blue, colours.ink, 0.55);
  const sail = (turn: number) =>
    placed(
      x,
      hubY,
      rect(-4, -size * 0.62, 8, size * 0.62, colours.paper) +
        rect(4, -size * 0.6, size * 0.095, size * 0.45, mix(colours.cream, colours.paper, 0.4)) +
        times(7, (index) => rect(4, -size * 0.6 + index * size * 0.075, size * 0.095, 2.5, colours.stoneDark)) +
        rect(4 + size * 0.047, -size * 0.6, 2.5, size * 0.45, colours.stoneDark),
      { turn },
    );
  return [
    ellipse(x, base, size * 0.36, size * 0.025, colours.ink, { 'fill-opacity': 0.14 }),
    path(
      d`M ${x - size * 0.25} ${base} L ${x - size * 0.22} ${base - size * 0.27} L ${x + size * 0.22} ${base - size * 0.27}
      L ${x + size * 0.25} ${base} Z`,
      colours.brick,
    ),
    path(
      d`M ${x + size * 0.06} ${base} L ${x + size * 0.06} ${base - size * 0.27} L ${x + size * 0.22} ${base - size * 0.27}
      L ${x + size * 0.25} ${base} Z`,
      colours.brickDark,
    ),
    rect(x - size * 0.05, base - size * 0.15, size * 0.09, size * 0.15, colours.leafDark),
    line(d`M ${x - size * 0.05} ${base - size * 0.15} q ${size * 0.045} ${-size * 0.05} ${size * 0.09} 0`, colours.paper, 4),
    path(
      d`M ${x - size * 0.2} ${base - size * 0.26} L ${x - size * 0.12} ${hubY + size * 0.06}
      L ${x + size * 0.12} ${hubY + size * 0.06} L ${x + size * 0.2} ${base - size * 0.26} Z`,
      colours.blue,
    ),
    path(
      d`M ${x + size * 0.05} ${base - size * 0.26} L ${x + size * 0.03} ${hubY + size * 0.06}
      L ${x + size * 0.12} ${hubY + size * 0.06} L ${x + size * 0.2} ${base - size * 0.26} Z`,
      bodyShade,
    ),
    times(
      2,
      (index) =>
        rect(x - size * 0.035, base - size * (0.45 + 0.17 * index), size * 0.06, size * 0.07, colours.paper) +
        rect(x - size * 0.025, base - size * (0.44 + 0.17 * index), size * 0.04, size * 0.05, colours.glass),
    ),
    rect(x - size * 0.31, base - size * 0.285, size * 0.62, size * 0.022, colours.paper),
    times(13, (index) => rect(x - size * 0.3 + index * size * 0.049, base - size * 0.335, 3, size * 0.05, colours.paper)),
    rect(x - size * 0.31, base - size * 0.34, size * 0.62, 4, colours.paper),
    line(
      d`M ${x - size * 0.29} ${base - size * 0.27} L ${x - size * 0.22} ${base - size * 0.17}
        M ${x + size * 0.29} ${base - size * 0.27} L ${x + size * 0.23} ${base - size * 0.17}`,
      colours.trunk,
      5,
    ),
    path(
      d`M ${x - size * 0.145} ${hubY + size * 0.07}
        C ${x - size * 0.15} ${hubY - size * 0.1} ${x + size * 0.12} ${hubY - size * 0.13} ${x + size * 0.155} ${hubY + size * 0.07}
        Z`,
      colours.brickDark,
    ),
    rect(x - size * 0.15, hubY + size * 0.055, size * 0.31, size * 0.022, colours.paper),
    times(4, (index) => sail(angle + 90 * index)),
    circle(x, hubY, size * 0.024, colours.brick),
  ].join('');
}

/** Dutch renaissance in brick and stone, with a clock tower in the middle. */
export function townHall(pen: Pen, x: number, base: number, size: number): string {
  const { colours } = pen;
  const stone = mix(colours.cream, colours.paper, 0.35);
  const [half, wall] = [size * 0.72, size * 0.42];
  const floor = (y: number, height: number) =>
    times(9, (index) =>
      index === 4 && y > base - wall * 0.5
        ? ''
        : tallWindow(pen, x - half * 0.9 + (half * 1.8 * (index + 0.5)) / 9, y, size * 0.07, height, stone),
    );
  return [
    ellipse(x, base + 4, half * 1.15, 16, colours.ink, { 'fill-opacity': 0.12 }),
    path(
      d`M ${x - half - 10} ${base - wall} L ${x - half * 0.86} ${base - size * 0.66}
      L ${x + half * 0.86} ${base - size * 0.66} L ${x + half + 10} ${base - wall} Z`,
      colours.blue,
    ),
    times(6, (index) =>
      index === 2 || index === 3 ? '' : roofDormer(pen, x - half * 0.76 + (half * 1.52 * index) / 5, base - wall, size * 0.085, stone),
    ),
    rect(x - half, base - wall, half * 2, wall, colours.brick),
    times(4, (index) => rect(x - half, base - wall + (wall * (index + 0.4)) / 4, half * 2, 5, stone, { 'fill-opacity': 0.55 })),
    rect(x - half - 8, base - wall - 8, half * 2 + 16, 14, stone),
    floor(base - wall * 0.9, wall * 0.32),
    floor(base - wall * 0.45, wall * 0.32),
    tower(pen, x, base, size, stone),
    steps(pen, x, base, size),
  ].join('');
}

function tallWindow({ colours }: Pen, x: number, y: number, width: number, height: number, stone: string): string {
  return [
    rect(x - width / 2 - 4, y - 4, width + 8, height + 8, stone),
    rect(x - width / 2, y, width, height, colours.glass),
    line(d`M ${x} ${y} v ${height} M ${x - width / 2} ${y + height * 0.4} h ${width}`, stone, 4),
  ].join('');
}

function roofDormer({ colours }: Pen, x: number, base: number, width: number, stone: string): string {
  return (
    path(
      d`M ${x - width * 0.7} ${base - width * 0.9} L ${x} ${base - width * 1.7} L ${x + width * 0.7} ${base - width * 0.9}
      Z`,
      stone,
    ) +
    rect(x - width * 0.5, base - width * 0.95, width, width * 0.95, colours.brick) +
    rect(x - width * 0.28, base - width * 0.75, width * 0.56, width * 0.6, colours.glass)
  );
}

function tower(pen: Pen, x: number, base: number, size: number, stone: string): string {
  const { colours } = pen;
  const half = size * 0.15;
  const top = base - size * 0.84;
  return [
    rect(x - half, top, half * 2, size * 0.84, mix(colours.brick, colours.brickDark, 0.35)),
    rect(x + half * 0.7, top, half * 0.3, size * 0.84, colours.ink, { 'fill-opacity': 0.15 }),
    rect(x - half - 8, top - 8, half * 2 + 16, 14, stone),
    rect(x - half, base - size * 0.56, half * 2, 7, stone),
    circle(x, base - size * 0.7, half * 0.58, colours.paper),
    ring(x, base - size * 0.7, half * 0.58, colours.ochre, 6),
    line(d`M ${x} ${base - size * 0.7} v ${-half * 0.4} M ${x} ${base - size * 0.7} l ${half * 0.26} ${half * 0.14}`, colours.ink, 5),
    path(
      d`M ${x - half * 1.05} ${top - 8}
        C ${x - half} ${top - size * 0.14} ${x - half * 0.3} ${top - size * 0.12} ${x - half * 0.3} ${top - size * 0.2}
        L ${x + half * 0.3} ${top - size * 0.2}
        C ${x + half * 0.3} ${top - size * 0.12} ${x + half} ${top - size * 0.14} ${x + half * 1.05} ${top - 8} Z`,
      colours.blue,
    ),
    rect(x - half * 0.42, top - size * 0.27, half * 0.84, size * 0.075, stone),
    times(2, (index) => rect(x - half * (0.3 - 0.36 * index), top - size * 0.255, half * 0.22, size * 0.06, colours.blue)),
    path(d`M ${x - half * 0.5} ${top - size * 0.265} Q ${x} ${top - size * 0.36} ${x + half * 0.5} ${top - size * 0.265} Z`, colours.blue),
    line(d`M ${x} ${top - size * 0.31} v ${-size * 0.08}`, colours.ink, 4),
    path(d`M ${x} ${top - size * 0.39} q 24 -8 44 2 v 22 q -22 -8 -44 0 Z`, colours.brick),
    tallWindow(pen, x, base - size * 0.5, size * 0.1, size * 0.14, stone),
    path(
      d`M ${x - half * 0.62} ${base} V ${base - size * 0.2}
        A ${half * 0.62} ${half * 0.62} 0 0 1 ${x + half * 0.62} ${base - size * 0.2} V ${base} Z`,
      stone,
    ),
    path(
      d`M ${x - half * 0.46} ${base} V ${base - size * 0.19}
        A ${half * 0.46} ${half * 0.46} 0 0 1 ${x + half * 0.46} ${base - size * 0.19} V ${base} Z`,
      colours.leafDark,
    ),
    line(d`M ${x} ${base} V ${base - size * 0.25}`, stone, 4),
  ].join('');
}

function steps({ colours }: Pen, x: number, base: number, size: number): string {
  return times(4, (index) =>
    rect(
      x - size * (0.17 + 0.03 * index),
      base - 8 + index * 9,
      size * (0.34 + 0.06 * index),
      10,
      mix(colours.stone, index % 2 === 0 ? colours.paper : colours.stoneDark, 0.5),
    ),
  );
}

/** The drawbridge, open or shut. */
export function drawbridge(pen: Pen, x: number, deck: number, size: number, { open = false } = {}): string {
  const { colours } = pen;
  const frame = colours.blue;
  const shade = mix(colours.blue, colours.ink, 0.6);
  const post = (left: number) => rect(left - 8, deck - size * 0.82, 16, size * 0.86, left > x ? shade : frame);
  const lift = open ? -38 : 0;
  const deckPart =
    rect(0, -9, size * 1.05, 18, frame) +
    rect(0, 5, size * 1.05, 6, colours.brick) +
    line(d`M ${size * 0.02} -9 v -34 h ${size} v 34 M ${size * 0.34} -9 v -34 M ${size * 0.68} -9 v -34`, frame, 6);
  const beam = rect(-size * 0.72, -9, size * 1.66, 18, frame) + rect(-size * 0.86, -22, size * 0.2, 44, colours.brick);
  return [
    placed(x, deck, deckPart, { turn: lift }),
    post(x - size * 0.03),
    post(x + size * 0.14),
    rect(x - size * 0.07, deck - size * 0.84, size * 0.25, 18, frame),
    line(d`M ${x - size * 0.03} ${deck - size * 0.6} L ${x + size * 0.14} ${deck - size * 0.76}`, shade, 8),
    placed(x + size * 0.05, deck - size * 0.84, beam, { turn: open ? -34 : -4 }),
    open ? '' : line(d`M ${x + size * 0.97} ${deck - size * 0.89} V ${deck - 8}`, shade, 5),
  ].join('');
}

/** The little light at the end of the pier. */
export function lighthouse({ colours }: Pen, x: number, base: number, size: number): string {
  const bands = times(5, (index) => {
    const [low, high] = [index / 5, (index + 1) / 5];
    const half = (part: number) => size * (0.15 - 0.06 * part);
    return path(
      d`M ${x - half(low)} ${base - size * 0.72 * low} L ${x - half(high)} ${base - size * 0.72 * high}
      L ${x + half(high)} ${base - size * 0.72 * high} L ${x + half(low)} ${base - size * 0.72 * low} Z`,
      index % 2 === 0 ? colours.brick : colours.paper,
    );
  });
  return [
    bands,
    rect(x - size * 0.13, base - size * 0.745, size * 0.26, size * 0.035, colours.ink),
    rect(x - size * 0.07, base - size * 0.87, size * 0.14, size * 0.13, colours.ochre),
    line(
      d`M ${x - size * 0.07} ${base - size * 0.87} v ${size * 0.13} M ${x} ${base - size * 0.87} v ${size * 0.13}
        M ${x + size * 0.07} ${base - size * 0.87} v ${size * 0.13}`,
      colours.ink,
      3,
    ),
    path(d`M ${x - size * 0.1} ${base - size * 0.87} Q ${x} ${base - size * 1.02} ${x + size * 0.1} ${base - size * 0.87} Z`, colours.ink),
    rect(x - size * 0.03, base - size * 0.2, size * 0.06, size * 0.1, colours.ink),
  ].join('');
}
