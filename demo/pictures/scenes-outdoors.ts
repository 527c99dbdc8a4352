import { duck } from './animals.ts';
import { ripples, slope, strips, tufts, water } from './ground.ts';
import { houseRow } from './houses.ts';
import { mill as drawMill } from './landmarks.ts';
import { mix } from './palette.ts';
import { company, cyclist, person, skater, swimmer } from './people.ts';
import { farShore, sky } from './sky.ts';
import { circle, d, line, path, placed, rect, times, type Pen } from './svg.ts';
import { bench, flag, jetty, parasol } from './things.ts';
import { bush, elm, pine, poplar, reeds, willow } from './trees.ts';

/** A frozen canal: skaters, a tent with soup, bare trees. */
export function ice(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.54;
  return [
    sky(pen, level, { birds: false }),
    farShore(pen, level, { mills: 1 }),
    slope(pen, [level - 14, level - 30, level - 20, level - 6], colours.grass),
    houseRow(pen, level - 8, { from: width * 0.56, size: 0.62 }),
    drawMill(pen, width * 0.22, level - 10, 330),
    times(8, (index) => elm(pen, (width * (index + random.between(0.1, 0.9))) / 8, level + 2, random.between(130, 210))),
    rect(0, level, width, height, colours.waterLight),
    path(d`M 0 ${level} H ${width} V ${level + 20} Q ${width * 0.5} ${level + 54} 0 ${level + 24} Z`, colours.grassLight),
    times(26, () => scratch(pen, level + 60)),
    times(7, (index) =>
      placed((width * (index + random.between(0.1, 0.9))) / 7, level + random.between(66, 110), skater(pen, 0, 0, 76), {
        flip: random.chance(0.4),
      }),
    ),
    tent(pen, width * 0.7, level + 84),
    company(pen, width * 0.6, level + 92, 92),
    times(4, (index) =>
      placed((width * (index + random.between(0.25, 0.8))) / 4, height * random.between(0.7, 0.79), skater(pen, 0, 0, 130), {
        flip: random.chance(0.4),
      }),
    ),
    path(
      d`M 0 ${height * 0.9} Q ${width * 0.3} ${height * 0.83} ${width * 0.56} ${height * 0.93} T ${width} ${height * 0.9}
      V ${height} H 0 Z`,
      colours.grassLight,
    ),
    reeds(pen, width * 0.1, height * 0.92, { spread: 150, count: 22, size: 120 }),
    reeds(pen, width * 0.9, height * 0.93, { spread: 120, count: 16, size: 110 }),
  ].join('');
}

function scratch({ colours, random, width, height }: Pen, level: number): string {
  return line(
    d`M ${random.between(0, width)} ${random.between(level, height * 0.9)}
    q ${random.between(40, 120)} ${random.between(-14, 14)} ${random.between(120, 260)} ${random.between(-8, 8)}`,
    random.chance(0.5) ? colours.paper : colours.waterDark,
    3,
    { 'stroke-opacity': 0.7 },
  );
}

function tent(pen: Pen, x: number, base: number): string {
  const { colours } = pen;
  return [
    path(
      d`M ${x - 110} ${base - 96} L ${x} ${base - 170} L ${x + 110} ${base - 96} L ${x + 100} ${base} L ${x - 100} ${base}
      Z`,
      colours.brick,
    ),
    path(
      d`M ${x - 36} ${base - 145} L ${x} ${base - 170} L ${x + 36} ${base - 145} L ${x + 34} ${base} L ${x - 34} ${base} Z`,
      colours.paper,
    ),
    rect(x - 100, base - 46, 200, 46, colours.trunk),
    rect(x - 108, base - 54, 216, 12, colours.sand),
    flag(pen, x, base - 160, 90, colours.blueMid),
  ].join('');
}

export function park(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.5;
  const pond = height * 0.7;
  return [
    sky(pen, horizon, { clouds: 4 }),
    times(22, (index) =>
      (random.chance(0.5) ? pine : poplar)(pen, (width * (index + random.between(0, 1))) / 22, horizon + 10, random.between(130, 230)),
    ),
    rect(0, horizon, width, height, colours.grass),
    slope(pen, [horizon + 20, horizon - 6, horizon + 16, horizon], colours.grassLight),
    times(9, (index) =>
      elm(pen, (width * (index + random.between(0.1, 0.9))) / 9, horizon + random.between(30, 60), random.between(190, 280)),
    ),
    path(
      d`M -20 ${height * 0.72}
      C ${width * 0.2} ${height * 0.6} ${width * 0.4} ${height * 0.62} ${width * 0.56} ${height * 0.6}
      S ${width * 0.86} ${height * 0.58} ${width + 20} ${height * 0.56} V ${height * 0.6}
      C ${width * 0.8} ${height * 0.62} ${width * 0.6} ${height * 0.64} ${width * 0.44} ${height * 0.665}
      S ${width * 0.14} ${height * 0.7} -20 ${height * 0.8} Z`,
      mix(colours.stone, colours.paper, 0.3),
    ),
    company(pen, width * 0.36, height * 0.67, 104),
    cyclist(pen, width * 0.62, height * 0.63, 92),
    bench(pen, width * 0.22, height * 0.68, 130),
    path(
      d`M ${width * 0.24} ${pond + 70} C ${width * 0.26} ${pond - 10} ${width * 0.52} ${pond} ${width * 0.66} ${pond - 10}
      S ${width * 0.98} ${pond + 10} ${width * 0.94} ${pond + 90}
      S ${width * 0.5} ${pond + 200} ${width * 0.36} ${pond + 170}
      S ${width * 0.22} ${pond + 120} ${width * 0.24} ${pond + 70} Z`,
      colours.water,
    ),
    path(
      d`M ${width * 0.3} ${pond + 66}
      C ${width * 0.4} ${pond + 20} ${width * 0.6} ${pond + 40} ${width * 0.86} ${pond + 20}
      C ${width * 0.7} ${pond + 60} ${width * 0.5} ${pond + 60} ${width * 0.3} ${pond + 66} Z`,
      colours.waterLight,
    ),
    times(4, (index) => duck(pen, width * (0.44 + index * 0.09), pond + 60 + (index % 2) * 44, 44)),
    reeds(pen, width * 0.265, pond + 118, { spread: 56, count: 16 }),
    bush(pen, width * 0.08, height * 0.9, 130),
    elm(pen, width * 0.12, height * 0.82, 460),
    willow(pen, width * 0.9, height * 0.74, 330),
    tufts(pen, height * 0.64, { count: 36 }),
  ].join('');
}

/** A path between the fields, under trees, with room for two abreast. */
export function cyclePath(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.48;
  const meet = width * random.between(0.46, 0.54);
  const side = (index: number, direction: number) => {
    const part = ((index + 1) / 7) ** 1.7;
    return elm(pen, meet + direction * (60 + part * width * 0.5), horizon + 14 + part * height * 0.34, 90 + part * 520);
  };
  return [
    sky(pen, horizon),
    farShore(pen, horizon),
    rect(0, horizon, width, height, colours.grass),
    strips(pen, horizon, meet, [colours.grass, colours.grassLight, colours.field, colours.grassDark], { count: 12 }),
    path(
      d`M ${meet - 26} ${horizon} L ${meet + 26} ${horizon} L ${meet + width * 0.26} ${height}
      L ${meet - width * 0.26} ${height} Z`,
      mix(colours.brick, colours.stone, 0.5),
    ),
    times(8, (index) => {
      const part = ((index + 0.5) / 8) ** 2;
      return rect(meet - 2 - part * 5, horizon + (height - horizon) * part, 4 + part * 10, 10 + part * 60, colours.paper);
    }),
    times(6, (index) => side(index, -1) + side(index, 1)),
    tufts({ ...pen, width: width * 0.24 }, height * 0.7, { count: 24 }),
    company(pen, meet - 44, horizon + height * 0.09, 74),
    cyclist(pen, meet + 62, horizon + height * 0.13, 104),
    cyclist(pen, meet - 120, height * 0.78, 200),
    cyclist(pen, meet + 90, height * 0.76, 186),
  ].join('');
}

/** The open-air pool in summer. */
export function pool(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.48;
  const [top, bottom] = [height * 0.6, height * 0.92];
  const lane = (index: number) => [width * (0.22 + 0.112 * index), width * (-0.1 + 0.24 * index)] as const;
  return [
    sky(pen, horizon),
    times(14, (index) =>
      (random.chance(0.5) ? elm : poplar)(pen, (width * (index + random.between(0, 1))) / 14, horizon + 16, random.between(150, 240)),
    ),
    rect(0, horizon, width, height, colours.grassLight),
    rect(width * 0.2, horizon - 70, width * 0.36, 86, colours.paper),
    rect(width * 0.185, horizon - 96, width * 0.39, 30, colours.blue),
    times(9, (index) =>
      rect(width * 0.22 + index * width * 0.036, horizon - 50, width * 0.024, 66, index % 2 === 0 ? colours.brick : colours.blueMid),
    ),
    slope(pen, [horizon + 30, horizon + 22, horizon + 26], colours.grass),
    path(
      d`M ${width * 0.14} ${top - 34} L ${width * 0.86} ${top - 34} L ${width * 1.2} ${height} L ${width * -0.2} ${height}
      Z`,
      colours.stone,
    ),
    path(
      d`M ${width * 0.2} ${top} L ${width * 0.8} ${top} L ${width * 1.04} ${bottom + 60} L ${width * -0.04} ${bottom + 60}
      Z`,
      mix(colours.water, '#6fc0cc', 0.5),
    ),
    path(
      d`M ${width * 0.2} ${top} L ${width * 0.8} ${top} L ${width * 0.81} ${top + 14} L ${width * 0.19} ${top + 14} Z`,
      mix(colours.waterDark, '#3f93a4', 0.5),
    ),
    times(4, (index) => {
      const [far, near] = lane(index + 1);
      return times(12, (float) => {
        const part = ((float + 0.5) / 12) ** 1.5;
        return circle(
          far + (near - far) * part,
          top + 16 + (bottom + 40 - top) * part,
          4 + 8 * part,
          float % 2 === 0 ? colours.brick : colours.paper,
        );
      });
    }),
    times(5, (index) => swimmer(pen, width * (0.27 + 0.115 * index), top + 50 + (index % 3) * 70, 40 + (index % 3) * 14)),
    ripples({ ...pen, width: width * 0.9 }, top + 20, 24),
    divingBoard(pen, width * 0.84, top + 8),
    parasol(pen, width * 0.66, top - 20, 150, colours.brick),
    parasol(pen, width * 0.76, top - 26, 140, colours.ochre),
    times(5, (index) => company(pen, width * (0.24 + 0.1 * index), top - random.between(6, 22), 84)),
  ].join('');
}

function divingBoard({ colours }: Pen, x: number, base: number): string {
  return (
    rect(x, base - 200, 16, 200, colours.slate) +
    rect(x + 60, base - 200, 16, 200, colours.slate) +
    rect(x - 110, base - 206, 196, 14, colours.paper) +
    times(5, (index) => rect(x + 16, base - 40 - index * 34, 44, 8, colours.slate))
  );
}

/** A jetty into the lake, for who does not mind cold water. */
export function swimJetty(pen: Pen): string {
  const { colours, width, height } = pen;
  const horizon = height * 0.46;
  return [
    sky(pen, horizon),
    farShore(pen, horizon),
    water(pen, horizon),
    ripples(pen, horizon, 70),
    jetty(pen, width * 0.3, width * 1.02, height * 0.64, { thickness: 26, poles: 9 }),
    times(4, (index) => person(pen, width * (0.46 + 0.1 * index), height * 0.62, 118 - (index % 2) * 34, { child: index % 2 === 1 })),
    line(d`M ${width * 0.33} ${height * 0.58} v 130 m 34 0 v -130`, colours.slate, 8),
    times(3, (index) => line(d`M ${width * 0.33} ${height * 0.62 + index * 34} h 34`, colours.slate, 7)),
    parasol(pen, width * 0.9, height * 0.62, 210, colours.brick),
    times(3, (index) => swimmer(pen, width * (0.16 + 0.16 * index), height * (0.72 + 0.04 * (index % 2)), 66)),
    jetty(pen, width * 0.3, width * 0.34, height * 0.645, { thickness: 30, poles: 1 }),
  ].join('');
}
