import { mix } from './palette.ts';
import { circle, d, ellipse, line, path, rect, times, type Pen } from './svg.ts';

/** Sky down to the horizon: three bands of light, a sun, clouds in two depths, and birds. */
export function sky(pen: Pen, horizon: number, { clouds = 5, birds = true } = {}): string {
  const { colours, random, width, height } = pen;
  const sunX = width * (random.chance(0.5) ? random.between(0.24, 0.4) : random.between(0.6, 0.76));
  const sunY = horizon * random.between(0.42, 0.58);
  const sunSize = height * (pen.light === 'dusk' ? 0.085 : 0.06);
  return [
    rect(0, 0, width, horizon + 4, colours.sky),
    waveBand(pen, horizon * 0.5, horizon, colours.skyLow),
    waveBand(pen, horizon * 0.76, horizon, colours.glow),
    circle(sunX, sunY, sunSize * 1.5, mix(colours.skyLow, colours.sun, 0.45)),
    circle(sunX, sunY, sunSize, colours.sun),
    times(clouds, (index) => {
      const isFar = index < clouds / 2;
      const x = (width * (index + random.between(0.1, 0.9))) / clouds;
      return isFar
        ? cloud(pen, x, horizon * random.between(0.5, 0.72), random.between(0.4, 0.6), true)
        : cloud(pen, x, horizon * random.between(0.16, 0.44), random.between(0.8, 1.25), false);
    }),
    birds ? flock(pen, width * random.between(0.3, 0.7), horizon * random.between(0.3, 0.5)) : '',
  ].join('');
}

function waveBand({ random, width }: Pen, top: number, bottom: number, fill: string): string {
  const sway = random.between(12, 34);
  return path(
    d`M 0 ${top} C ${width * 0.3} ${top - sway} ${width * 0.6} ${top + sway} ${width} ${top - sway * 0.4}
      L ${width} ${bottom + 4} L 0 ${bottom + 4} Z`,
    fill,
  );
}

/** A Dutch cloud: flat below, heaped above. */
function cloud({ random, colours }: Pen, x: number, y: number, size: number, isFar: boolean): string {
  const fill = isFar ? mix(colours.cloud, colours.skyLow, 0.45) : colours.cloud;
  const half = random.between(120, 190) * size;
  const heaps = random.whole(3, 5);
  const thickness = 24 * size;
  const heap = (middle: number, width: number, top: number) =>
    path(d`M ${middle - width} ${y - thickness * 0.5} A ${width} ${top} 0 0 1 ${middle + width} ${y - thickness * 0.5} Z`, fill);
  return [
    rect(x - half, y - thickness, half * 2, thickness, fill, { rx: thickness / 2 }),
    times(heaps, (index) => {
      const place = (index + 0.5) / heaps;
      const top = (0.45 + 0.55 * Math.sin(place * Math.PI)) * random.between(52, 84) * size;
      return heap(x - half * 0.7 + half * 1.4 * place, Math.max(top * 0.9, half * 0.3), top);
    }),
    isFar ? '' : rect(x - half * 0.82, y - thickness * 0.5, half * 1.64, thickness * 0.5, colours.cloudShade, { rx: thickness * 0.25 }),
  ].join('');
}

function flock({ random, colours }: Pen, x: number, y: number): string {
  return times(random.whole(3, 6), () => {
    const [left, top, wing] = [x + random.between(-140, 140), y + random.between(-60, 60), random.between(9, 17)];
    return line(
      d`M ${left - wing} ${top - wing * 0.35} Q ${left - wing * 0.4} ${top - wing * 0.5} ${left} ${top}
        Q ${left + wing * 0.4} ${top - wing * 0.5} ${left + wing} ${top - wing * 0.35}`,
      mix(colours.ink, colours.sky, 0.25),
      2.6,
    );
  });
}

/** The other side of the lake or the polder: woods, a church, small roofs, all in the colour of the air. */
export function farShore(pen: Pen, horizon: number, { church = true, mills = 0 } = {}): string {
  const { random, colours, width } = pen;
  const back = mix(colours.far, colours.glow, 0.35);
  let woods = d`M 0 ${horizon}`;
  for (let x = 0; x <= width + 60; x += 60)
    woods += d` Q ${x - 30} ${horizon - random.between(20, 54)} ${x} ${horizon - random.between(8, 20)}`;
  woods += d` L ${width} ${horizon} Z`;
  const churchX = width * random.between(0.2, 0.8);
  return [
    path(woods, back),
    church ? farChurch(churchX, horizon, colours.far) : '',
    times(mills, () =>
      farMill(width * random.between(0.08, 0.92), horizon, random.between(0.7, 1.1), mix(colours.far, colours.slate, 0.35)),
    ),
    times(26, () => {
      const [x, size] = [width * random.between(0, 1), random.between(9, 22)];
      return ellipse(
        x,
        horizon - size * 0.8,
        size * random.between(0.8, 1.5),
        size,
        mix(colours.far, colours.leaf, random.between(0.15, 0.5)),
      );
    }),
    rect(0, horizon - 7, width, 11, mix(colours.far, colours.leaf, 0.4)),
  ].join('');
}

function farChurch(x: number, base: number, fill: string): string {
  return [
    rect(x - 14, base - 92, 28, 92, fill),
    path(d`M ${x - 17} ${base - 92} L ${x + 17} ${base - 92} L ${x} ${base - 168} Z`, fill),
    path(
      d`M ${x + 10} ${base} L ${x + 10} ${base - 44} L ${x + 26} ${base - 66} L ${x + 82} ${base - 66}
      L ${x + 92} ${base - 40} L ${x + 92} ${base} Z`,
      fill,
    ),
  ].join('');
}

function farMill(x: number, base: number, size: number, fill: string): string {
  const hub = base - 70 * size;
  return [
    path(d`M ${x - 16 * size} ${base} L ${x - 9 * size} ${hub} L ${x + 9 * size} ${hub} L ${x + 16 * size} ${base} Z`, fill),
    ellipse(x, hub, 11 * size, 9 * size, fill),
    line(
      d`M ${x - 38 * size} ${hub - 30 * size} L ${x + 38 * size} ${hub + 30 * size}
        M ${x - 30 * size} ${hub + 38 * size} L ${x + 30 * size} ${hub - 38 * size}`,
      fill,
      4 * size,
    ),
  ].join('');
}
