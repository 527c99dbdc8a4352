import { mix } from './palette.ts';
import { circle, d, ellipse, line, path, rect, times, type Pen } from './svg.ts';

interface Front {
  x: number;
  base: number;
  width: number;
  /** Height of the wall below the gable. */
  wall: number;
  fill: string;
}

type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice' | 'roof';

/** A row of canal houses, no two alike, from edge to edge. */
export function houseRow(pen: Pen, base: number, { from = -40, to = pen.width + 40, size = 1 } = {}): string {
  const { random, colours } = pen;
  const fills = [
    colours.brick,
    colours.cream,
    colours.brickDark,
    colours.sand,
    colours.terracotta,
    colours.blue,
    colours.cream,
    colours.slate,
  ] as const;
  const gables = ['step', 'neck', 'bell', 'roof', 'spout', 'cornice'] as const;
  let drawing = '';
  let [lastFill, lastGable]: [string, Gable | ''] = ['', ''];
  for (let x = from; x < to;) {
    const width = random.between(112, 158) * size;
    let fill: string = random.pick(fills);
    while (fill === lastFill) fill = random.pick(fills);
    let gable: Gable = random.pick(gables);
    while (gable === lastGable) gable = random.pick(gables);
    [lastFill, lastGable] = [fill, gable];
    drawing += canalHouse(pen, { x, base, width, wall: random.between(205, 285) * size, fill }, gable);
    x += width;
  }
  return drawing;
}

function canalHouse(pen: Pen, front: Front, gable: Gable): string {
  const { colours, random } = pen;
  const { x, base, width, wall, fill } = front;
  const trim = fill === colours.cream || fill === colours.sand ? mix(fill, colours.brickDark, 0.28) : mix(fill, colours.paper, 0.82);
  const floors = wall / width > 1.8 ? 3 : 2;
  const columns = width > 134 ? 3 : 2;
  const shopHeight = (wall / (floors + 1)) * 1.12;
  const floorHeight = (wall - shopHeight) / floors;
  return [
    gableTop(pen, front, gable, trim),
    rect(x, base - wall, width + 1, wall, fill),
    rect(x + width * 0.94, base - wall, width * 0.06 + 1, wall, colours.ink, { 'fill-opacity': 0.14 }),
    times(floors, (floor) =>
      windows(pen, { x, width, top: base - wall + floorHeight * (floor + 0.16), height: floorHeight * 0.66, columns, trim }),
    ),
    rect(x, base - shopHeight - 3, width, 6, trim, { 'fill-opacity': 0.55 }),
    groundFloor(pen, front, shopHeight, trim, random.chance(0.34)),
  ].join('');
}

interface WindowRow {
  x: number;
  width: number;
  top: number;
  height: number;
  columns: number;
  trim: string;
}

function windows({ colours, random }: Pen, { x, width, top, height, columns, trim }: WindowRow): string {
  const cell = width / (columns + 0.4);
  const pane = cell * 0.56;
  return times(columns, (column) => {
    const left = x + (width - cell * columns) / 2 + cell * column + (cell - pane) / 2;
    const glass = random.chance(0.22) ? mix(colours.glass, colours.blueMid, 0.5) : colours.glass;
    return [
      rect(left - 3, top - 3, pane + 6, height + 6, trim),
      rect(left, top, pane, height, glass),
      line(d`M ${left + pane / 2} ${top} v ${height} M ${left} ${top + height * 0.42} h ${pane}`, trim, 2.6),
      rect(left - 6, top + height + 2, pane + 12, 5, mix(trim, colours.stoneDark, 0.4)),
    ].join('');
  });
}

function groundFloor(pen: Pen, { x, base, width }: Front, height: number, trim: string, isShop: boolean): string {
  const { colours, random } = pen;
  const doorColour = random.pick([colours.blue, colours.leafDark, colours.brickDark, colours.ochre]);
  const [doorWidth, doorHeight] = [width * 0.24, height * 0.74];
  const doorX = random.chance(0.5) ? x + width * 0.1 : x + width * 0.66;
  const windowX = doorX < x + width / 2 ? x + width * 0.44 : x + width * 0.1;
  const door = [
    rect(doorX - 4, base - doorHeight - 16, doorWidth + 8, doorHeight + 16, trim),
    rect(doorX, base - doorHeight - 12, doorWidth, 12, colours.glass),
    rect(doorX, base - doorHeight + 3, doorWidth, doorHeight - 3, doorColour),
    circle(doorX + doorWidth * 0.82, base - doorHeight * 0.45, 2.6, colours.ochre),
    rect(doorX - 8, base - 6, doorWidth + 16, 8, colours.stone),
  ].join('');
  const [windowWidth, windowTop] = [width * 0.44, base - height * 0.74];
  const pane = [
    rect(windowX - 4, windowTop - 4, windowWidth + 8, height * 0.52 + 8, trim),
    rect(windowX, windowTop, windowWidth, height * 0.52, colours.glass),
    line(d`M ${windowX + windowWidth / 2} ${windowTop} v ${height * 0.52}`, trim, 3),
  ].join('');
  return door + pane + (isShop ? awning(pen, windowX - 10, windowTop - 6, windowWidth + 20) : '');
}

function awning({ colours, random }: Pen, x: number, y: number, width: number): string {
  const stripe = random.pick([colours.brick, colours.blueMid, colours.leaf, colours.ochre]);
  const strip = width / 7;
  return times(7, (index) =>
    path(
      d`M ${x + strip * index} ${y} h ${strip} v 20 a ${strip / 2} ${strip / 2} 0 0 1 ${-strip} 0 Z`,
      index % 2 === 0 ? stripe : colours.paper,
    ),
  );
}

function gableTop(pen: Pen, { x, base, width, wall, fill }: Front, gable: Gable, trim: string): string {
  const { colours, random } = pen;
  const top = base - wall;
  const middle = x + width / 2;
  const attic = attica(pen, middle, top, width, trim);
  const outlines: Record<Exclude<Gable, 'roof' | 'cornice'>, string> = {
    step: d`M ${x} ${top + 1} v ${-width * 0.1} h ${width * 0.13} v ${-width * 0.15} h ${width * 0.12} v ${-width * 0.15}
      h ${width * 0.12} v ${-width * 0.15} h ${width * 0.26} v ${width * 0.15} h ${width * 0.12} v ${width * 0.15}
      h ${width * 0.12} v ${width * 0.15} h ${width * 0.13} v ${width * 0.1} Z`,
    neck: d`M ${x} ${top + 1}
      C ${x + width * 0.2} ${top} ${x + width * 0.26} ${top - width * 0.12} ${x + width * 0.26} ${top - width * 0.42}
      L ${middle} ${top - width * 0.62} L ${x + width * 0.74} ${top - width * 0.42}
      C ${x + width * 0.74} ${top - width * 0.12} ${x + width * 0.8} ${top} ${x + width} ${top + 1} Z`,
    bell: d`M ${x} ${top + 1}
      C ${x + width * 0.04} ${top - width * 0.22} ${x + width * 0.22} ${top - width * 0.16} ${x + width * 0.26} ${top - width * 0.4}
      C ${x + width * 0.3} ${top - width * 0.64} ${x + width * 0.7} ${top - width * 0.64} ${x + width * 0.74} ${top - width * 0.4}
      C ${x + width * 0.78} ${top - width * 0.16} ${x + width * 0.96} ${top - width * 0.22} ${x + width} ${top + 1} Z`,
    spout: d`M ${x} ${top + 1} L ${x + width * 0.4} ${top - width * 0.52} v ${-width * 0.1} h ${width * 0.2} v ${width * 0.1}
      L ${x + width} ${top + 1} Z`,
  };
  switch (gable) {
    case 'roof': {
      const tiles = random.pick([colours.brickDark, colours.blue, colours.slate]);
      return [
        rect(x + width * random.between(0.6, 0.74), top - width * 0.46, width * 0.1, width * 0.4, mix(fill, colours.ink, 0.2)),
        path(
          d`M ${x - 5} ${top + 2} L ${x + width * 0.16} ${top - width * 0.4} L ${x + width * 0.84} ${top - width * 0.4}
          L ${x + width + 5} ${top + 2} Z`,
          fill === tiles ? colours.slate : tiles,
        ),
        dormer(pen, middle, top - width * 0.06, width * 0.26),
      ].join('');
    }
    case 'cornice':
      return (
        rect(x, top - width * 0.1, width + 1, width * 0.12, fill) +
        rect(x - 4, top - width * 0.15, width + 8, width * 0.08, trim) +
        rect(x, top - width * 0.06, width, 4, mix(trim, colours.ink, 0.25))
      );
    default:
      return path(outlines[gable], fill) + (gable === 'step' ? '' : line(outlines[gable].replace(/ Z$/, ''), trim, 5)) + attic;
  }
}

function dormer({ colours }: Pen, middle: number, base: number, width: number): string {
  return [
    rect(middle - width / 2, base - width * 0.8, width, width * 0.8, colours.paper),
    rect(middle - width * 0.34, base - width * 0.66, width * 0.68, width * 0.56, colours.glass),
    path(
      d`M ${middle - width * 0.64} ${base - width * 0.78} L ${middle + width * 0.64} ${base - width * 0.78}
      L ${middle} ${base - width * 1.24} Z`,
      colours.paper,
    ),
  ].join('');
}

/** The attic window, with the beam by which furniture is hoisted. */
function attica({ colours, random }: Pen, middle: number, top: number, width: number, trim: string): string {
  const pane = width * 0.2;
  const window = random.chance(0.4)
    ? circle(middle, top - width * 0.22, pane * 0.62, trim) + circle(middle, top - width * 0.22, pane * 0.44, colours.glass)
    : rect(middle - pane / 2 - 3, top - width * 0.32 - 3, pane + 6, pane * 1.3 + 6, trim) +
      rect(middle - pane / 2, top - width * 0.32, pane, pane * 1.3, colours.glass);
  return window + rect(middle - 3, top - width * 0.46, 6, 14, colours.ink, { 'fill-opacity': 0.7 });
}

/** A farmhouse with its great roof, seen from the polder. */
export function farm(pen: Pen, x: number, base: number, size: number): string {
  const { colours } = pen;
  return [
    ellipse(x + size * 0.1, base, size * 1.05, size * 0.05, colours.ink, { 'fill-opacity': 0.12 }),
    rect(x - size * 0.86, base - size * 0.3, size * 0.5, size * 0.3, colours.brick),
    path(
      d`M ${x - size * 0.92} ${base - size * 0.28} L ${x - size * 0.61} ${base - size * 0.6}
      L ${x - size * 0.3} ${base - size * 0.28} Z`,
      colours.brickDark,
    ),
    rect(x - size * 0.46, base - size * 0.26, size * 1.36, size * 0.26, mix(colours.leafDark, colours.ink, 0.3)),
    path(
      d`M ${x - size * 0.56} ${base - size * 0.22} L ${x - size * 0.14} ${base - size * 0.84}
      L ${x + size * 0.58} ${base - size * 0.84} L ${x + size * 1} ${base - size * 0.22} Z`,
      colours.terracotta,
    ),
    path(
      d`M ${x + size * 0.3} ${base - size * 0.22} L ${x + size * 0.58} ${base - size * 0.84}
      L ${x + size * 1} ${base - size * 0.22} Z`,
      mix(colours.terracotta, colours.brickDark, 0.4),
    ),
    rect(x - size * 0.3, base - size * 0.94, size * 0.09, size * 0.2, colours.brickDark),
    rect(x + size * 0.1, base - size * 0.2, size * 0.22, size * 0.2, colours.leaf),
    line(
      d`M ${x + size * 0.1} ${base - size * 0.2} l ${size * 0.22} ${size * 0.2} m 0 ${-size * 0.2}
        l ${-size * 0.22} ${size * 0.2}`,
      colours.paper,
      size * 0.014,
    ),
    times(2, (index) => rect(x - size * (0.78 - 0.2 * index), base - size * 0.22, size * 0.1, size * 0.13, colours.glass)),
    times(3, (index) => rect(x + size * (0.42 + 0.14 * index), base - size * 0.17, size * 0.07, size * 0.08, colours.glass)),
  ].join('');
}
