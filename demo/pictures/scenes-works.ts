import { paving, slope } from './ground.ts';
import { houseRow } from './houses.ts';
import { mix } from './palette.ts';
import { bicycle, company, cyclist, person } from './people.ts';
import { farShore, sky } from './sky.ts';
import { d, line, path, rect, times, type Pen } from './svg.ts';
import { fence, lamp, skip, van } from './things.ts';
import { bush, elm, poplar, willow } from './trees.ts';

/** Where residents bring what does not fit in the bin. */
export function recycling(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.56;
  const fills = [colours.blue, colours.leaf, colours.ochre, colours.brick, colours.slate] as const;
  return [
    sky(pen, level),
    times(16, (index) =>
      (random.chance(0.6) ? poplar : elm)(pen, (width * (index + random.between(0, 1))) / 16, level + 4, random.between(130, 220)),
    ),
    paving(pen, level),
    rect(width * 0.62, level - 150, width * 0.28, 154, colours.cream),
    path(
      d`M ${width * 0.6} ${level - 146} L ${width * 0.92} ${level - 146} L ${width * 0.9} ${level - 196}
      L ${width * 0.62} ${level - 196} Z`,
      colours.leafDark,
    ),
    times(4, (index) =>
      rect(
        width * 0.64 + index * width * 0.064,
        level - 112,
        width * 0.044,
        index === 1 ? 116 : 60,
        index === 1 ? colours.blue : colours.glass,
      ),
    ),
    fence(pen, -10, width * 0.56, level + 14, 70),
    times(4, (index) => sign(pen, width * (0.16 + 0.225 * index), level + 150, fills[index] ?? colours.blue, index)),
    times(4, (index) => skip(pen, width * (0.16 + 0.225 * index), level + 166, 310, fills[index] ?? colours.blue)),
    company(pen, width * 0.46, level + 190, 112),
    person(pen, width * 0.27, level + 186, 112, { bag: true }),
    van(pen, width * 0.72, height * 0.82, 380, colours.paper),
    person(pen, width * 0.58, height * 0.83, 134, { bag: true }),
    bicycle(pen, width * 0.16, height * 0.83, 140),
    person(pen, width * 0.24, height * 0.84, 136),
  ].join('');
}

/** Each kind of waste has its own mark: paper, garden, glass, wood. */
function sign({ colours }: Pen, x: number, base: number, fill: string, kind: number): string {
  const y = base - 270;
  const marks = [
    rect(x - 18, y - 24, 36, 48, colours.paper) + times(3, (index) => rect(x - 11, y - 14 + index * 12, 22, 4, fill)),
    path(d`M ${x - 24} ${y + 22} L ${x} ${y - 28} L ${x + 24} ${y + 22} Z`, colours.paper) + rect(x - 4, y + 18, 8, 14, colours.paper),
    rect(x - 12, y - 10, 24, 36, colours.paper, { rx: 5 }) + rect(x - 5, y - 30, 10, 24, colours.paper),
    rect(x - 26, y - 12, 52, 12, colours.paper) + rect(x - 26, y + 6, 52, 12, colours.paper),
  ];
  return rect(x - 5, base - 240, 10, 240, colours.slate) + rect(x - 44, y - 44, 88, 88, fill, { rx: 10 }) + (marks[kind] ?? '');
}

/** A new street taking shape: a scaffold, a crane, and the first people who live there. */
export function building(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.64;
  return [
    sky(pen, level),
    farShore(pen, level - 10),
    crane(pen, width * 0.68, level),
    rect(0, level - 20, width, height, colours.grassLight),
    houseRow(pen, level, { from: -30, to: width * 0.36, size: 0.88 }),
    shell(pen, width * 0.42, width * 0.78, level),
    rect(0, level, width, height, mix(colours.stone, colours.sand, 0.4)),
    slope(pen, [height * 0.78, height * 0.8, height * 0.78], colours.stone),
    times(3, (index) => elm(pen, width * (0.06 + 0.13 * index), level + 30, random.between(170, 210))),
    fence(pen, width * 0.4, width + 20, level + 52, 60),
    van(pen, width * 0.88, level + 86, 270, colours.ochre),
    lamp(pen, width * 0.38, level + 40, 190),
    company(pen, width * 0.28, level + 74, 104),
    person(pen, width * 0.6, level + 96, 104),
    person(pen, width * 0.65, level + 98, 108),
    bicycle(pen, width * 0.14, level + 80, 100),
    cyclist(pen, width * 0.45, height * 0.82, 138),
    bush(pen, width * 0.02, height * 0.84, 90),
    willow(pen, width * 0.97, level + 20, 210),
  ].join('');
}

function shell({ colours }: Pen, left: number, right: number, base: number): string {
  const house = (right - left) / 3;
  return [
    times(3, (index) => {
      const x = left + house * index;
      const wall = index === 2 ? 170 : 240;
      return [
        rect(x, base - wall, house - 6, wall, index === 0 ? colours.brick : mix(colours.terracotta, colours.sand, 0.4)),
        times(index === 2 ? 2 : 4, (window) =>
          rect(
            x + house * (0.16 + 0.42 * (window % 2)),
            base - wall + 30 + 100 * Math.floor(window / 2),
            house * 0.26,
            66,
            index === 0 ? colours.glass : colours.ink,
            { 'fill-opacity': index === 0 ? 1 : 0.55 },
          ),
        ),
        index === 2
          ? ''
          : line(
              d`M ${x - 4} ${base - wall} L ${x + house / 2} ${base - wall - 110} L ${x + house - 2} ${base - wall}
          M ${x + house * 0.25} ${base - wall - 52} H ${x + house * 0.75}`,
              colours.sand,
              10,
            ),
        index === 0
          ? path(
              d`M ${x - 8} ${base - wall + 2} L ${x + house / 2} ${base - wall - 116} L ${x + house + 2} ${base - wall + 2} Z`,
              colours.blue,
            )
          : '',
      ].join('');
    }),
    times(5, (index) => rect(left + house + (house * 2 * index) / 4, base - 300, 7, 300, colours.slate)),
    times(3, (index) => rect(left + house - 8, base - 90 - index * 90, house * 2 + 20, 10, colours.ochre)),
  ].join('');
}

function crane({ colours }: Pen, x: number, base: number): string {
  return [
    rect(x - 12, base - 560, 24, 560, colours.ochre),
    times(12, (index) => line(d`M ${x - 10} ${base - 30 - index * 44} l 20 -36`, colours.brickDark, 3)),
    rect(x - 330, base - 570, 520, 16, colours.ochre),
    line(d`M ${x} ${base - 640} L ${x - 320} ${base - 568} M ${x} ${base - 640} L ${x + 180} ${base - 568}`, colours.ink, 4),
    path(d`M ${x - 14} ${base - 568} L ${x} ${base - 644} L ${x + 14} ${base - 568} Z`, colours.ochre),
    rect(x + 130, base - 556, 60, 46, colours.slate),
    line(d`M ${x - 230} ${base - 556} v 140`, colours.ink, 4),
    rect(x - 270, base - 416, 80, 40, colours.brick),
  ].join('');
}
