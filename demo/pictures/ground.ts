import { mix } from './palette.ts';
import { d, line, path, rect, times, type Pen } from './svg.ts';

/** Open water from `level` to the bottom, with light on it that grows towards the reader. */
export function water({ colours, random, width, height }: Pen, level: number): string {
  return [
    rect(0, level, width, height - level, colours.water),
    rect(0, level, width, (height - level) * 0.1, mix(colours.water, colours.waterLight, 0.55)),
    rect(0, level + (height - level) * 0.62, width, (height - level) * 0.38, mix(colours.water, colours.waterDark, 0.35)),
    times(12, () => {
      const depth = random.between(0.4, 1);
      return path(
        d`M ${random.between(-200, width)} ${level + (height - level) * depth} q 150 -16 300 0 q -150 14 -300 0 Z`,
        colours.waterDark,
        { 'fill-opacity': 0.35 },
      );
    }),
  ].join('');
}

/** Lines of light that break a reflection into water. */
export function ripples({ colours, random, width, height }: Pen, level: number, count = 46): string {
  return times(count, () => {
    const depth = random.between(0.04, 1) ** 1.3;
    const y = level + (height - level) * depth;
    const length = 40 + 190 * depth * random.between(0.4, 1);
    const fill = random.chance(0.55) ? colours.waterLight : random.chance(0.5) ? colours.water : colours.cloud;
    return rect(random.between(-80, width), y, length, 2.5 + 5 * depth, fill, {
      rx: 3,
      'fill-opacity': fill === colours.cloud ? 0.55 : 0.8,
    });
  });
}

/** Paving in courses, wider towards the reader. */
export function paving({ colours, width, height, random }: Pen, level: number): string {
  const depth = height - level;
  const middle = width * 0.5;
  return [
    rect(0, level, width, depth, colours.stone),
    rect(0, level, width, depth * 0.08, mix(colours.stone, colours.stoneDark, 0.5)),
    times(9, (index) =>
      rect(0, level + depth * ((index + 1) / 9) ** 1.6, width, 2 + index * 0.5, colours.stoneDark, { 'fill-opacity': 0.7 }),
    ),
    times(19, (index) => {
      const offset = (index - 9) * 110;
      return line(d`M ${middle + offset} ${level} L ${middle + offset * 2.6} ${height}`, colours.stoneDark, 2, { 'stroke-opacity': 0.5 });
    }),
    times(8, () => {
      const part = random.between(0.1, 1);
      return path(
        slab(random.between(0, width), level + depth * part, 60 + 110 * part),
        random.chance(0.5) ? mix(colours.stone, colours.paper, 0.35) : mix(colours.stone, colours.stoneDark, 0.4),
      );
    }),
  ].join('');
}

function slab(x: number, y: number, size: number): string {
  return d`M ${x} ${y} h ${size} l ${size * 0.04} ${size * 0.2} h ${size * -1.08} Z`;
}

/** Strips that run to one point on the horizon: fields, ditches, rows of flowers. */
export function strips(pen: Pen, horizon: number, meet: number, fills: readonly string[], { spread = 3.2, count = 14 } = {}): string {
  const { width, height } = pen;
  const near = (width * spread) / count;
  const far = (width * 1.3) / count;
  return times(count, (index) => {
    const from = index - count / 2;
    return path(
      d`M ${meet + from * far * 0.42} ${horizon} L ${meet + (from + 1) * far * 0.42 + 1} ${horizon}
      L ${meet + (from + 1) * near + 1} ${height} L ${meet + from * near} ${height} Z`,
      fills[index % fills.length] ?? pen.colours.grass,
    );
  });
}

/** A hill line from edge to edge, filled down to `bottom`. */
export function slope({ width, height }: Pen, heights: readonly number[], fill: string, bottom = height): string {
  const step = width / (heights.length - 1);
  let outline = d`M 0 ${heights[0] ?? 0}`;
  for (let index = 1; index < heights.length; index++) {
    const [before, here] = [heights[index - 1] ?? 0, heights[index] ?? 0];
    outline += d` C ${step * (index - 0.5)} ${before} ${step * (index - 0.5)} ${here} ${step * index} ${here}`;
  }
  return path(outline + d` L ${width} ${bottom} L 0 ${bottom} Z`, fill);
}

/** Tufts of grass and a few flowers. */
export function tufts({ colours, random, width, height }: Pen, level: number, { count = 40, flowers = true } = {}): string {
  return times(count, () => {
    const depth = random.between(0.05, 1);
    const [x, y, size] = [random.between(0, width), level + (height - level) * depth, 8 + 18 * depth];
    const blades = line(
      d`M ${x - size * 0.4} ${y - size * 0.7} Q ${x - size * 0.1} ${y - size * 0.4} ${x} ${y}
      Q ${x} ${y - size * 0.5} ${x + size * 0.1} ${y - size} M ${x} ${y}
      Q ${x + size * 0.2} ${y - size * 0.4} ${x + size * 0.5} ${y - size * 0.6}`,
      random.pick([colours.grassDark, colours.grassLight, colours.leafLight]),
      2 + 2 * depth,
    );
    if (!flowers || random.chance(0.7)) return blades;
    return (
      blades +
      rect(x - size * 0.14, y - size * 1.1, size * 0.3, size * 0.3, random.pick([colours.paper, colours.ochre, colours.rose]), {
        rx: size * 0.15,
      })
    );
  });
}
