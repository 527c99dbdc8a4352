import { paving, slope, tufts } from './ground.ts';
import { farm, houseRow } from './houses.ts';
import { mix } from './palette.ts';
import { bicycle, company, cyclist, person } from './people.ts';
import { farShore, sky } from './sky.ts';
import { circle, d, line, path, rect, times, type Pen } from './svg.ts';
import { bench, flag } from './things.ts';
import { elm, willow } from './trees.ts';

/** A new building of brick and glass in which the books can be seen from the street. */
export function library(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.66;
  const [left, right, top] = [width * 0.5 - 520, width * 0.5 + 520, level - 390];
  return [
    sky(pen, level),
    houseRow(pen, level, { to: left - 60, size: 0.8 }),
    houseRow(pen, level, { from: right + 60, size: 0.8 }),
    paving(pen, level),
    path(
      d`M ${left - 30} ${top} L ${left + 260} ${top - 110} L ${left + 560} ${top} L ${left + 820} ${top - 110}
      L ${right + 30} ${top} L ${right + 30} ${top + 24} L ${left - 30} ${top + 24} Z`,
      colours.brickDark,
    ),
    rect(left, top + 4, right - left, 390, colours.brick),
    rect(left + 40, top + 50, right - left - 80, 300, mix(colours.glass, colours.ochre, 0.14)),
    times(
      3,
      (shelf) =>
        rect(left + 40, top + 136 + shelf * 84, right - left - 80, 8, colours.sand) +
        books(pen, left + 52, right - 60, top + 136 + shelf * 84),
    ),
    rect(width * 0.5 - 74, top + 150, 148, 244, mix(colours.glass, colours.paper, 0.4)),
    line(d`M ${width * 0.5} ${top + 150} V ${level}`, colours.ink, 6),
    times(9, (index) => rect(left + 40 + ((right - left - 88) * index) / 8, top + 50, 8, 300, colours.ink)),
    rect(left + 40, top + 46, right - left - 80, 8, colours.ink),
    rect(width * 0.5 - 120, top + 128, 240, 24, colours.ink),
    person(pen, left + 210, level - 46, 92),
    person(pen, right - 240, level - 46, 96),
    rect(left, level - 44, right - left, 48, colours.brickDark),
    rect(width * 0.5 - 74, level - 44, 148, 50, mix(colours.glass, colours.paper, 0.4)),
    elm(pen, left - 30, level + 26, 320),
    elm(pen, right + 60, level + 30, 300),
    times(5, (index) => bicycle(pen, left + 110 + index * 40, level + 44, 84)),
    company(pen, width * 0.5 + 90, level + 66, 104),
    bench(pen, right - 160, level + 76, 170),
    person(pen, right - 190, level + 80, 92),
    company(pen, width * (0.5 + random.between(-0.2, -0.1)), height * 0.79, 132),
  ].join('');
}

function books({ colours, random }: Pen, from: number, to: number, shelf: number): string {
  const covers = [
    colours.brick,
    colours.blue,
    colours.ochre,
    colours.leaf,
    colours.rose,
    colours.slate,
    colours.cream,
    colours.blueMid,
  ] as const;
  let drawing = '';
  for (let x = from; x < to - 20;) {
    const [thick, tall] = [random.between(8, 17), random.between(36, 60)];
    if (random.chance(0.92)) drawing += rect(x, shelf - tall, thick, tall, random.pick(covers));
    x += thick + (random.chance(0.08) ? 30 : 1.5);
  }
  return drawing;
}

export function school(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.62;
  const middle = width * 0.5;
  const wing = (x: number, half: number, fill: string) =>
    [
      path(d`M ${x - half - 16} ${level - 190} L ${x} ${level - 330} L ${x + half + 16} ${level - 190} Z`, colours.blue),
      rect(x - half, level - 192, half * 2, 196, fill),
      circle(x, level - 236, 28, colours.paper),
      times(
        3,
        (index) =>
          rect(x - half * 0.78 + index * half * 0.58, level - 150, half * 0.4, 90, colours.paper) +
          rect(x - half * 0.75 + index * half * 0.58, level - 145, half * 0.34, 80, colours.glass) +
          line(d`M ${x - half * 0.58 + index * half * 0.58} ${level - 145} v 80`, colours.paper, 5),
      ),
    ].join('');
  return [
    sky(pen, level),
    times(10, (index) => elm(pen, (width * (index + random.between(0, 1))) / 10, level + 4, random.between(200, 290))),
    rect(middle - 470, level - 160, 940, 164, colours.terracotta),
    rect(middle - 490, level - 176, 980, 22, colours.blue),
    wing(middle - 340, 150, colours.brick),
    wing(middle + 340, 150, colours.brick),
    wing(middle, 170, colours.brick),
    rect(middle - 44, level - 130, 88, 134, colours.ochre),
    line(d`M ${middle} ${level - 130} v 134`, colours.paper, 4),
    line(d`M ${middle} ${level - 236} v -18 m 0 18 l 12 8`, colours.ink, 5),
    paving(pen, level),
    hopscotch(pen, middle - 360, height * 0.76),
    times(6, (index) => bicycle(pen, middle + 420 + index * 42, level + 34, 86)),
    climbingFrame(pen, middle + 330, height * 0.75),
    times(8, (index) =>
      person(pen, middle - 520 + index * 130 + random.between(-30, 30), level + random.between(50, 130), random.between(70, 84), {
        child: true,
      }),
    ),
    company(pen, middle - 60, level + 60, 108),
    person(pen, middle - 330, height * 0.755, 100, { child: true }),
    circle(middle + 90, height * 0.78, 17, colours.brick),
    person(pen, middle + 40, height * 0.79, 104, { child: true }),
    person(pen, middle + 170, height * 0.78, 100, { child: true }),
  ].join('');
}

function hopscotch({ colours }: Pen, x: number, y: number): string {
  return times(6, (index) =>
    path(
      d`M ${x + index * 46} ${y} L ${x + 42 + index * 46} ${y} L ${x + 36 + index * 46} ${y + 24}
    L ${x - 6 + index * 46} ${y + 24} Z`,
      index % 2 === 0 ? colours.paper : colours.rose,
    ),
  );
}

function climbingFrame({ colours }: Pen, x: number, base: number): string {
  return (
    line(
      d`M ${x - 110} ${base} l 44 -170 h 140 l 44 170 M ${x - 66} ${base - 170} v 170 M ${x + 74} ${base - 170} v 170`,
      colours.blueMid,
      10,
    ) +
    line(d`M ${x - 20} ${base - 168} v 112 m 48 0 v -112`, colours.ink, 4) +
    rect(x - 26, base - 60, 60, 10, colours.brick)
  );
}

export function village(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.52;
  return [
    sky(pen, horizon),
    farShore(pen, horizon - 6, { church: false }),
    rect(0, horizon, width, height, colours.grass),
    slope(pen, [horizon + 30, horizon - 10, horizon + 6, horizon + 40], colours.grassLight),
    times(7, (index) => elm(pen, (width * (index + random.between(0, 1))) / 7, horizon + 14, random.between(120, 190))),
    church(pen, width * random.between(0.46, 0.54), horizon + 22),
    houseRow(pen, horizon + 40, { from: width * 0.08, to: width * 0.36, size: 0.56 }),
    houseRow(pen, horizon + 44, { from: width * 0.62, to: width * 0.86, size: 0.58 }),
    farm(pen, width * 0.92, horizon + 60, 150),
    slope(pen, [height * 0.62, height * 0.6, height * 0.61, height * 0.58], mix(colours.stone, colours.paper, 0.3)),
    slope(pen, [height * 0.67, height * 0.65, height * 0.655, height * 0.625], colours.grassDark),
    slope(pen, [height * 0.78, height * 0.74, height * 0.76, height * 0.72], colours.grass),
    company(pen, width * 0.42, height * 0.645, 92),
    cyclist(pen, width * 0.58, height * 0.64, 98),
    bench(pen, width * 0.3, height * 0.66, 110),
    flag(pen, width * 0.36, height * 0.64, 210, colours.brick),
    times(5, (index) => willow(pen, width * (0.08 + index * 0.22), height * (0.8 + 0.02 * (index % 2)), 200)),
    tufts(pen, height * 0.72),
  ].join('');
}

function church({ colours }: Pen, x: number, base: number): string {
  return [
    path(d`M ${x + 40} ${base - 110} L ${x + 70} ${base - 190} L ${x + 250} ${base - 190} L ${x + 290} ${base - 110} Z`, colours.slate),
    rect(x + 40, base - 112, 250, 112, colours.terracotta),
    times(4, (index) => rect(x + 66 + index * 56, base - 86, 26, 60, colours.glass, { rx: 13 })),
    rect(x - 50, base - 250, 100, 250, colours.brick),
    rect(x + 26, base - 250, 24, 250, colours.brickDark),
    path(d`M ${x - 58} ${base - 248} L ${x + 58} ${base - 248} L ${x} ${base - 430} Z`, colours.blue),
    circle(x, base - 206, 24, colours.paper),
    line(d`M ${x} ${base - 206} v -16 m 0 16 l 10 6`, colours.ink, 4),
    rect(x - 20, base - 70, 40, 70, colours.leafDark, { rx: 18 }),
    line(d`M ${x} ${base - 430} v -40 m -14 14 h 28`, colours.ink, 5),
  ].join('');
}
