import { cow, duck, heron, sheep } from './animals.ts';
import { sailBoat } from './boats.ts';
import { ripples, slope, strips, tufts, water } from './ground.ts';
import { farm } from './houses.ts';
import { mill as drawMill } from './landmarks.ts';
import { mix } from './palette.ts';
import { company, cyclist, person } from './people.ts';
import { farShore, sky } from './sky.ts';
import { circle, d, line, path, placed, rect, reflected, times, type Pen } from './svg.ts';
import { fence, jetty } from './things.ts';
import { elm, fruitTree, poplar, reeds, willow } from './trees.ts';

function ditch({ colours, height }: Pen, horizon: number, meet: number, near: number, half: number): string {
  return (
    path(d`M ${meet - 5} ${horizon} L ${meet + 5} ${horizon} L ${near + half} ${height} L ${near - half} ${height} Z`, colours.water) +
    path(
      d`M ${meet - 5} ${horizon} L ${meet - 2} ${horizon} L ${near - half * 0.4} ${height} L ${near - half} ${height} Z`,
      colours.waterLight,
    )
  );
}

export function polder(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.48;
  const meet = width * random.between(0.4, 0.48);
  const near = width * 0.24;
  const bank = (part: number) => meet + (near - meet) * ((part - 0.48) / 0.52);
  return [
    sky(pen, horizon),
    farShore(pen, horizon, { mills: 2 }),
    rect(0, horizon, width, height, colours.grass),
    strips(pen, horizon, meet, [colours.grass, colours.grassDark, colours.grassLight, colours.grass, colours.field], { count: 12 }),
    ditch(pen, horizon, meet, near, 74),
    times(5, (index) => poplar(pen, width * 0.74 + index * 44, horizon + 16, random.between(120, 165))),
    farm(pen, width * 0.82, horizon + 46, 170),
    times(6, (index) => willow(pen, width * (0.05 + 0.055 * index), horizon + 24 + (5 - index) * 20, 190 - index * 20)),
    cow(pen, width * 0.54, height * 0.6, 96),
    cow(pen, width * 0.66, height * 0.63, 116),
    placed(width * 0.5, height * 0.72, cow(pen, 0, 0, 170), { flip: true }),
    cow(pen, width * 0.72, height * 0.75, 190),
    tufts(pen, height * 0.62),
    fence(pen, width * 0.82, width + 20, height * 0.8, 90),
    heron(pen, bank(0.74) - 74, height * 0.74, 120),
  ].join('');
}

export function mill(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.66;
  const horizon = height * 0.56;
  const x = width * random.between(0.46, 0.58);
  const above = [
    slope(pen, [level - 40, level - 66, level - 58, level - 30], colours.grass, level),
    slope(pen, [level - 18, level - 28, level - 34, level - 12], colours.grassDark, level),
    drawMill(pen, x, level - 46, 540),
    farm(pen, x + 330, level - 34, 130),
    times(3, (index) => willow(pen, width * (0.1 + index * 0.09), level - 26, 150 - index * 14)),
    poplar(pen, width * 0.92, level - 22, 220),
    poplar(pen, width * 0.96, level - 18, 190),
  ].join('');
  return [
    sky(pen, horizon),
    farShore(pen, horizon, { mills: 1 }),
    rect(0, horizon, width, level - horizon, colours.grassLight),
    water(pen, level),
    reflected(above, level, { depth: 0.62, opacity: 0.36 }),
    rect(0, level - 3, width, 9, colours.grassDark),
    ripples(pen, level, 50),
    reeds(pen, width * 0.16, level + 30, { spread: 170, count: 26 }),
    reeds(pen, width * 0.82, level + 20, { spread: 150, count: 20 }),
    jetty(pen, x - 240, x - 90, level + 24, { thickness: 16, poles: 3 }),
    person(pen, x - 150, level + 8, 84),
    cyclist(pen, x - 320, level - 40, 84),
    times(3, (index) => duck(pen, x + 110 + index * 70, level + 90 + (index % 2) * 30, 34)),
  ].join('');
}

export function bulbs(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.46;
  const meet = width * random.between(0.4, 0.6);
  const yellow = mix(colours.ochre, colours.paper, 0.15);
  const rows = [
    colours.brick,
    colours.leafLight,
    yellow,
    colours.leafLight,
    mix(colours.rose, colours.paper, 0.25),
    colours.leafLight,
    mix(colours.brick, colours.rose, 0.5),
    colours.leafLight,
    colours.paper,
    colours.leafLight,
    mix(colours.blueMid, colours.rose, 0.55),
    colours.leafLight,
  ];
  return [
    sky(pen, horizon),
    farShore(pen, horizon, { mills: 1 }),
    rect(0, horizon, width, height, colours.leafLight),
    strips(pen, horizon, meet, rows, { count: 36, spread: 4.4 }),
    flowerHeads(pen, horizon),
    rect(0, horizon - 4, width, 12, colours.leafDark),
    times(9, () => elm(pen, random.between(0, width), horizon + 10, random.between(60, 110))),
    farm(pen, width * random.between(0.16, 0.26), horizon + 18, 120),
    drawMill(pen, width * random.between(0.7, 0.8), horizon + 16, 250),
    company(pen, meet - 150, height * 0.66, 100),
    cyclist(pen, meet + 190, height * 0.72, 122),
  ].join('');
}

/** Light and dark dashes along the rows, so that the strips are flowers and not stripes. */
function flowerHeads({ colours, random, width, height }: Pen, horizon: number): string {
  return times(260, () => {
    const depth = random.between(0.06, 1);
    const y = horizon + (height - horizon) * depth;
    return rect(random.between(0, width), y, 5 + 13 * depth, 3 + 7 * depth, random.chance(0.6) ? colours.paper : colours.ink, {
      rx: 4,
      'fill-opacity': random.between(0.12, 0.3).toFixed(2),
    });
  });
}

export function dike(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.46;
  const top = height * 0.52;
  const crest = [height * 0.72, height * 0.58, top, top + 14, height * 0.6];
  return [
    sky(pen, horizon),
    farShore(pen, horizon),
    water(pen, horizon),
    ripples(pen, horizon, 30),
    sailBoat(pen, width * 0.14, horizon + 60, 120, colours.brick),
    sailBoat(pen, width * 0.27, horizon + 24, 70, colours.blue),
    slope(pen, crest, colours.grassLight),
    slope(
      pen,
      crest.map((y) => y + 20),
      mix(colours.stone, colours.paper, 0.3),
    ),
    slope(
      pen,
      crest.map((y) => y + 42),
      colours.grass,
    ),
    slope(pen, [height * 0.96, height * 0.84, height * 0.76, height * 0.74, height * 0.8], colours.grassDark),
    cyclist(pen, width * 0.5, top + 32, 112),
    cyclist(pen, width * 0.58, top + 34, 108),
    person(pen, width * 0.78, top + 40, 96),
    times(5, (index) =>
      placed(width * (0.4 + 0.105 * index) + random.between(-20, 20), height * (0.64 + 0.028 * (index % 3)), sheep(pen, 0, 0, 92), {
        flip: random.chance(0.5),
      }),
    ),
    times(4, (index) =>
      placed(width * (0.3 + 0.15 * index) + random.between(-30, 30), height * (0.78 + 0.02 * (index % 2)), sheep(pen, 0, 0, 124), {
        flip: random.chance(0.5),
      }),
    ),
    tufts(pen, height * 0.68, { count: 50 }),
    fence(pen, -20, width * 0.2, height * 0.9, 80),
  ].join('');
}

export function orchard(pen: Pen): string {
  const { colours, random, width, height, light } = pen;
  const horizon = height * 0.46;
  const dots = light === 'morning' ? colours.paper : colours.brick;
  const row = (y: number, count: number, size: number) =>
    times(count, (index) => fruitTree(pen, (width * (index + 0.5)) / count + random.between(-14, 14), y, size, dots));
  return [
    sky(pen, horizon),
    farShore(pen, horizon),
    rect(0, horizon, width, height, colours.grassLight),
    strips(pen, horizon, width * 0.5, [colours.grass, colours.grassLight], { count: 14 }),
    row(horizon + 26, 15, 110),
    row(horizon + 78, 10, 175),
    farm(pen, width * 0.5, horizon + 84, 130),
    row(height * 0.66, 6, 280),
    tufts(pen, height * 0.66),
    light === 'morning' ? '' : crates(pen, width * 0.42, height * 0.76),
    light === 'morning' ? '' : ladder(pen, width * 0.585, height * 0.68),
    company(pen, width * 0.54, height * 0.75, 118),
    placed(width * 0.3, height * 0.76, sheep(pen, 0, 0, 120), { flip: true }),
    fruitTree(pen, width * 0.06, height * 0.86, 430, dots),
    fruitTree(pen, width * 0.95, height * 0.88, 460, dots),
  ].join('');
}

function crates({ colours }: Pen, x: number, base: number): string {
  return times(3, (index) => {
    const [left, bottom] = index === 2 ? [x - 44, base - 50] : [x - 90 + index * 92, base];
    return (
      times(6, (apple) =>
        circle(left + 10 + apple * 13, bottom - 48, 10, apple % 2 === 0 ? colours.brick : mix(colours.brick, colours.ochre, 0.4)),
      ) +
      rect(left, bottom - 46, 86, 46, colours.sand) +
      rect(left, bottom - 26, 86, 4, colours.trunk, { 'fill-opacity': 0.6 })
    );
  });
}

function ladder({ colours }: Pen, x: number, base: number): string {
  return (
    line(d`M ${x} ${base} l 50 -190 M ${x + 46} ${base} l 34 -190`, colours.trunk, 8) +
    times(5, (index) => line(d`M ${x + 10 + index * 9} ${base - 30 - index * 33} h 38`, colours.trunk, 6))
  );
}
