import { launch, rowingBoat, sailBoat, tjalk } from './boats.ts';
import { paving, ripples, water } from './ground.ts';
import { houseRow } from './houses.ts';
import { drawbridge, lighthouse, townHall } from './landmarks.ts';
import { mix } from './palette.ts';
import { bicycle, company, cyclist, person } from './people.ts';
import { farShore, sky } from './sky.ts';
import { circle, d, ellipse, path, rect, reflected, times, type Pen } from './svg.ts';
import { bench, flag, jetty, lamp, marketStall, parasol } from './things.ts';
import { elm } from './trees.ts';

/** The roofs and trees of the streets behind, in the colour of the air. */
function townBehind(pen: Pen, base: number): string {
  const { colours, random, width } = pen;
  const tone = mix(colours.far, colours.glow, 0.2);
  return [
    times(16, (index) => {
      const [x, half, top] = [(width * (index + random.between(0, 1))) / 16, random.between(50, 90), random.between(250, 345)];
      return path(
        d`M ${x - half} ${base - top} L ${x} ${base - top - half * 0.9} L ${x + half} ${base - top} L ${x + half} ${base}
        L ${x - half} ${base} Z`,
        mix(tone, colours.terracotta, random.between(0, 0.18)),
      );
    }),
    churchTower(pen, width * random.between(0.3, 0.7), base - 250),
  ].join('');
}

function churchTower({ colours }: Pen, x: number, base: number): string {
  const tone = mix(colours.far, colours.slate, 0.25);
  return (
    rect(x - 34, base - 150, 68, 400, tone) +
    path(d`M ${x - 40} ${base - 148} L ${x + 40} ${base - 148} L ${x} ${base - 300} Z`, mix(tone, colours.blue, 0.25)) +
    circle(x, base - 118, 15, colours.glow)
  );
}

function quay(pen: Pen, level: number, height = 46): string {
  const { colours, width } = pen;
  return [
    rect(0, level - height, width, height, mix(colours.brickDark, colours.slate, 0.4)),
    times(Math.ceil(width / 90), (index) =>
      rect(index * 90 + (index % 2) * 30, level - height * 0.6, 52, 4, colours.ink, { 'fill-opacity': 0.22 }),
    ),
    rect(0, level - height - 8, width, 14, mix(colours.stone, colours.paper, 0.3)),
  ].join('');
}

export function canal(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.64;
  const street = level - 48;
  const above = [
    houseRow(pen, street, { size: height / 1200 + 0.02 }),
    times(Math.round(width / 430), (index) => elm(pen, (index + random.between(0.2, 0.8)) * 430, street + 4, random.between(190, 240))),
    times(Math.round(width / 520), (index) => lamp(pen, (index + 0.5) * 520, street + 2, 130)),
    quay(pen, level),
  ].join('');
  return [
    sky(pen, level),
    townBehind(pen, street),
    water(pen, level),
    reflected(above, level, { depth: 0.8 }),
    times(Math.round(width / 300), (index) =>
      random.chance(0.65)
        ? company(pen, (index + random.between(0.1, 0.9)) * 300, street - 2, 66)
        : bicycle(pen, (index + 0.5) * 300, street - 2, 70),
    ),
    ripples(pen, level, Math.round(width / 32)),
    tjalk(pen, width * random.between(0.18, 0.3), level + height * 0.075, 330, { furled: true }),
    launch(pen, width * random.between(0.5, 0.62), level + height * 0.12, 230),
    rowingBoat(pen, width * random.between(0.78, 0.9), level + height * 0.05, 140, colours.brick),
  ].join('');
}

export function bridge(pen: Pen): string {
  const { random, width, height } = pen;
  const level = height * 0.66;
  const street = level - 60;
  const isOpen = random.chance(0.5);
  const gap = width * 0.36;
  const above =
    houseRow(pen, street - 60, { size: 0.72 }) +
    times(7, (index) => elm(pen, (width * (index + random.between(0.2, 0.8))) / 7, street - 52, random.between(130, 180)));
  return [
    sky(pen, level),
    water(pen, level),
    reflected(above + quay(pen, level - 20, 56), level, { depth: 0.7 }),
    ripples(pen, level, 50),
    abutment(pen, -20, gap, level, street),
    abutment(pen, gap + 440, width + 20, level, street),
    drawbridge(pen, gap + 14, street + 4, 420, { open: isOpen }),
    isOpen ? tjalk(pen, gap + 300, level + 74, 380) : launch(pen, gap + 220, level + 84, 250),
    isOpen ? cyclist(pen, width * 0.24, street + 2, 92) + person(pen, width * 0.18, street + 2, 88) : cyclist(pen, gap + 240, street, 92),
    company(pen, width * 0.72, street + 2, 88),
    lamp(pen, width * 0.1, street + 4, 170),
    lamp(pen, width * 0.86, street + 4, 170),
  ].join('');
}

function abutment({ colours }: Pen, from: number, to: number, level: number, street: number): string {
  return [
    rect(from, street, to - from, level - street + 50, colours.brick),
    times(5, (index) => rect(from, street + 18 + index * 22, to - from, 3, colours.brickDark, { 'fill-opacity': 0.5 })),
    rect(from, street - 6, to - from, 16, mix(colours.stone, colours.paper, 0.4)),
    rect(from, level + 44, to - from, 30, colours.ink, { 'fill-opacity': 0.14 }),
  ].join('');
}

export function harbour(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const horizon = height * 0.46;
  const pier = width * random.between(0.7, 0.76);
  return [
    sky(pen, horizon),
    farShore(pen, horizon, { mills: 1 }),
    water(pen, horizon),
    ripples(pen, horizon, 60),
    rect(pier, horizon + 40, width, 40, mix(colours.stoneDark, colours.slate, 0.4)),
    rect(pier, horizon + 30, width, 14, colours.stone),
    rect(pier, horizon + 80, width, 30, colours.ink, { 'fill-opacity': 0.12 }),
    lighthouse(pen, pier + 60, horizon + 34, 250),
    person(pen, pier + 140, horizon + 34, 62),
    person(pen, pier + 172, horizon + 34, 58),
    sailBoat(pen, width * random.between(0.1, 0.16), horizon + height * 0.07, 120, colours.blue),
    sailBoat(pen, width * random.between(0.5, 0.58), horizon + height * 0.05, 96, colours.brick),
    tjalk(pen, width * random.between(0.34, 0.42), horizon + height * 0.19, 430),
    sailBoat(pen, width * random.between(0.6, 0.66), horizon + height * 0.25, 230, random.chance(0.5) ? colours.brick : colours.leafDark),
    jetty(pen, -10, width * 0.36, height * 0.8),
    company(pen, width * 0.24, height * 0.785, 108),
    person(pen, width * 0.07, height * 0.785, 104, { bag: true }),
    rowingBoat(pen, width * 0.45, height * 0.83, 190, colours.ochre),
  ].join('');
}

/** A square with room to walk: houses around it, trees, seats, a fountain and people. */
export function square(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.52;
  return [
    sky(pen, level, { clouds: 4 }),
    townBehind(pen, level),
    houseRow(pen, level, { size: 0.84 }),
    paving(pen, level),
    times(6, (index) =>
      elm(pen, (width * (index + 0.5)) / 6 + random.between(-60, 60), level + random.between(18, 46), random.between(210, 260)),
    ),
    times(5, (index) => company(pen, (width * (index + random.between(0.2, 0.8))) / 5, level + random.between(40, 80), 72)),
    fountain(pen, width * random.between(0.46, 0.54), height * 0.69),
    bench(pen, width * 0.22, height * 0.7, 150),
    person(pen, width * 0.2, height * 0.705, 92),
    parasol(pen, width * 0.8, height * 0.71, 190, colours.brick),
    parasol(pen, width * 0.9, height * 0.74, 205, colours.blueMid),
    company(pen, width * 0.35, height * 0.78, 122),
    cyclist(pen, width * 0.68, height * 0.8, 126),
    company(pen, width * 0.08, height * 0.82, 128),
  ].join('');
}

function fountain({ colours }: Pen, x: number, base: number): string {
  return [
    ellipse(x, base, 170, 34, mix(colours.stoneDark, colours.slate, 0.3)),
    ellipse(x, base - 12, 170, 32, mix(colours.stone, colours.paper, 0.5)),
    ellipse(x, base - 14, 148, 25, colours.water),
    rect(x - 12, base - 110, 24, 96, colours.stone),
    ellipse(x, base - 108, 62, 13, mix(colours.stone, colours.paper, 0.5)),
    times(2, (index) =>
      path(
        d`M ${x} ${base - 150} q ${(index === 0 ? -1 : 1) * 92} -6 ${(index === 0 ? -1 : 1) * 104} 128
      q ${(index === 0 ? 1 : -1) * 36} -96 ${(index === 0 ? 1 : -1) * 104} -112 Z`,
        colours.waterLight,
      ),
    ),
    circle(x, base - 152, 9, colours.paper),
  ].join('');
}

export function market(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.5;
  const stripes = [colours.brick, colours.blueMid, colours.leaf, colours.ochre, colours.blue] as const;
  const stallsBack = Math.round(width / 330);
  const stallsFront = Math.round(width / 480);
  return [
    sky(pen, level, { clouds: 4 }),
    townBehind(pen, level),
    houseRow(pen, level, { size: 0.84 }),
    paving(pen, level),
    times(stallsBack, (index) =>
      marketStall(pen, (width * (index + 0.5)) / stallsBack, level + 78, 215, stripes[(index * 3) % 5] ?? colours.brick),
    ),
    times(7, (index) =>
      person(pen, (width * (index + random.between(0.2, 0.8))) / 7, level + random.between(96, 130), 94, { bag: random.chance(0.5) }),
    ),
    times(stallsFront, (index) => person(pen, (width * (index + random.between(0.4, 0.6))) / stallsFront, height * 0.76, 190)),
    times(stallsFront, (index) =>
      marketStall(pen, (width * (index + 0.5)) / stallsFront, height * 0.77, 340, stripes[(index * 2 + 1) % 5] ?? colours.blue),
    ),
    times(5, (index) => company(pen, (width * (index + random.between(0.1, 0.9))) / 5, height * random.between(0.8, 0.86), 142)),
  ].join('');
}

export function townhall(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const level = height * 0.62;
  const middle = width * 0.5;
  return [
    sky(pen, level),
    townBehind(pen, level),
    houseRow(pen, level, { to: middle - 560, size: 0.82 }),
    houseRow(pen, level, { from: middle + 560, size: 0.82 }),
    paving(pen, level),
    townHall(pen, middle, level + 8, 640),
    times(4, (index) => elm(pen, middle + (index < 2 ? -1 : 1) * (index % 2 === 0 ? 510 : 690), level + 30, random.between(230, 280))),
    flag(pen, middle - 330, level + 60, 300, colours.brick),
    flag(pen, middle + 330, level + 60, 300, colours.blue),
    company(pen, middle - 190, level + 76, 92),
    person(pen, middle + 60, level + 60, 86, { bag: true }),
    cyclist(pen, middle + 250, level + 130, 116),
    company(pen, middle - 420, height * 0.79, 124),
    bench(pen, middle + 520, height * 0.76, 160),
    person(pen, middle + 640, height * 0.79, 120),
  ].join('');
}
