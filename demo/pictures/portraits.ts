import { hairs, mix, skins } from './palette.ts';
import { circle, d, ellipse, line, path, rect, type Pen } from './svg.ts';

/** Head and shoulders of somebody who does not exist, drawn around the middle of the sheet. */
export function portrait(pen: Pen): string {
  const { colours, random, width, height } = pen;
  const size = Math.min(width, height);
  const [x, y] = [width / 2, height * 0.44];
  const skin = random.pick(skins);
  const isDark = skin === skins[3] || skin === skins[4];
  const hair = isDark ? random.pick([hairs[0], hairs[5], hairs[4]]) : random.pick(hairs);
  const wear = random.pick([colours.blue, colours.brick, colours.leafDark, colours.slate, colours.blueMid]);
  const back = random.pick([
    colours.sky,
    mix(colours.sand, colours.paper, 0.5),
    mix(colours.leafLight, colours.paper, 0.6),
    mix(colours.rose, colours.paper, 0.7),
  ]);
  const style = random.pick(hairStyles);
  return [
    rect(0, 0, width, height, back),
    circle(x, height * 0.5, size * 0.43, mix(back, colours.paper, 0.55)),
    style.behind(x, y, size, hair),
    shoulders(pen, x, size, wear),
    path(
      d`M ${x - size * 0.07} ${y + size * 0.12} v ${size * 0.16} q ${size * 0.07} ${size * 0.07} ${size * 0.14} 0 v ${-size * 0.16} Z`,
      mix(skin, colours.brickDark, 0.22),
    ),
    collar(pen, x, y + size * 0.28, size, wear),
    circle(x - size * 0.165, y + size * 0.02, size * 0.032, mix(skin, colours.brickDark, 0.15)),
    circle(x + size * 0.165, y + size * 0.02, size * 0.032, mix(skin, colours.brickDark, 0.15)),
    path(
      d`M ${x - size * 0.165} ${y - size * 0.06} C ${x - size * 0.17} ${y + size * 0.14} ${x - size * 0.09} ${y + size * 0.215} ${x} ${y + size * 0.215}
        C ${x + size * 0.09} ${y + size * 0.215} ${x + size * 0.17} ${y + size * 0.14} ${x + size * 0.165} ${y - size * 0.06}
        C ${x + size * 0.15} ${y - size * 0.24} ${x - size * 0.15} ${y - size * 0.24} ${x - size * 0.165} ${y - size * 0.06} Z`,
      skin,
    ),
    face(pen, x, y, size, skin, hair),
    random.chance(0.3) && style.mayHaveBeard ? beard(x, y, size, hair) : '',
    style.front(x, y, size, hair),
    random.chance(0.4) ? glasses(pen, x, y, size) : '',
  ].join('');
}

function shoulders({ colours, height }: Pen, x: number, size: number, wear: string): string {
  return [
    path(
      d`M ${x - size * 0.4} ${height} C ${x - size * 0.39} ${height - size * 0.2} ${x - size * 0.26} ${height - size * 0.27} ${x - size * 0.07} ${height - size * 0.31}
        L ${x + size * 0.07} ${height - size * 0.31} C ${x + size * 0.26} ${height - size * 0.27} ${x + size * 0.39} ${height - size * 0.2} ${x + size * 0.4} ${height} Z`,
      wear,
    ),
    line(
      d`M ${x - size * 0.25} ${height} q ${size * 0.005} ${-size * 0.07} ${size * 0.02} ${-size * 0.11} M ${x + size * 0.25} ${height} q ${-size * 0.005} ${-size * 0.07} ${-size * 0.02} ${-size * 0.11}`,
      mix(wear, colours.ink, 0.35),
      size * 0.008,
    ),
  ].join('');
}

function collar({ colours, random, height }: Pen, x: number, y: number, size: number, wear: string): string {
  if (random.chance(0.4))
    return path(
      d`M ${x - size * 0.1} ${y - size * 0.03} Q ${x} ${y + size * 0.06} ${x + size * 0.1} ${y - size * 0.03} L ${x + size * 0.115} ${y + size * 0.01} Q ${x} ${y + size * 0.11} ${x - size * 0.115} ${y + size * 0.01} Z`,
      mix(wear, colours.paper, 0.3),
    );
  return [
    path(
      d`M ${x - size * 0.08} ${y - size * 0.02} L ${x} ${y + size * 0.2} L ${x + size * 0.08} ${y - size * 0.02} L ${x} ${y + size * 0.05} Z`,
      colours.paper,
    ),
    path(
      d`M ${x - size * 0.09} ${y - size * 0.04} L ${x} ${y + size * 0.06} L ${x - size * 0.06} ${y + size * 0.12} L ${x - size * 0.13} ${y} Z`,
      colours.paper,
    ),
    path(
      d`M ${x + size * 0.09} ${y - size * 0.04} L ${x} ${y + size * 0.06} L ${x + size * 0.06} ${y + size * 0.12} L ${x + size * 0.13} ${y} Z`,
      colours.paper,
    ),
    line(d`M ${x} ${y + size * 0.18} V ${height}`, mix(wear, colours.ink, 0.35), size * 0.008),
  ].join('');
}

function face({ colours, random }: Pen, x: number, y: number, size: number, skin: string, hair: string): string {
  const dark = mix(colours.ink, '#000000', 0.2);
  const blush = mix(skin, colours.rose, 0.32);
  const brow = mix(hair, dark, 0.3);
  const lift = random.between(-0.008, 0.008);
  return [
    ellipse(x - size * 0.095, y + size * 0.085, size * 0.034, size * 0.024, blush),
    ellipse(x + size * 0.095, y + size * 0.085, size * 0.034, size * 0.024, blush),
    circle(x - size * 0.068, y + size * 0.015, size * 0.0155, dark),
    circle(x + size * 0.068, y + size * 0.015, size * 0.0155, dark),
    line(
      d`M ${x - size * 0.098} ${y - size * (0.03 + lift)} q ${size * 0.03} ${-size * 0.02} ${size * 0.056} ${-size * 0.004} M ${x + size * 0.098} ${y - size * (0.03 + lift)} q ${-size * 0.03} ${-size * 0.02} ${-size * 0.056} ${-size * 0.004}`,
      brow,
      size * 0.012,
    ),
    line(
      d`M ${x + size * 0.004} ${y + size * 0.02} q ${size * 0.022} ${size * 0.045} ${size * 0.016} ${size * 0.056} q ${-size * 0.01} ${size * 0.01} ${-size * 0.026} ${size * 0.004}`,
      mix(skin, colours.brickDark, 0.42),
      size * 0.009,
    ),
    path(
      d`M ${x - size * 0.055} ${y + size * 0.128} Q ${x} ${y + size * random.between(0.165, 0.19)} ${x + size * 0.055} ${y + size * 0.128} Q ${x} ${y + size * 0.142} ${x - size * 0.055} ${y + size * 0.128} Z`,
      mix(colours.brick, skin, 0.25),
    ),
  ].join('');
}

function beard(x: number, y: number, size: number, hair: string): string {
  return path(
    d`M ${x - size * 0.163} ${y + size * 0.03} C ${x - size * 0.17} ${y + size * 0.2} ${x - size * 0.1} ${y + size * 0.26} ${x} ${y + size * 0.26}
      C ${x + size * 0.1} ${y + size * 0.26} ${x + size * 0.17} ${y + size * 0.2} ${x + size * 0.163} ${y + size * 0.03}
      C ${x + size * 0.12} ${y + size * 0.12} ${x + size * 0.08} ${y + size * 0.105} ${x} ${y + size * 0.105}
      C ${x - size * 0.08} ${y + size * 0.105} ${x - size * 0.12} ${y + size * 0.12} ${x - size * 0.163} ${y + size * 0.03} Z
      M ${x - size * 0.05} ${y + size * 0.135} Q ${x} ${y + size * 0.185} ${x + size * 0.05} ${y + size * 0.135} Z`,
    hair,
    { 'fill-rule': 'evenodd' },
  );
}

function glasses({ colours }: Pen, x: number, y: number, size: number): string {
  return line(
    d`M ${x - size * 0.115} ${y + size * 0.015} a ${size * 0.045} ${size * 0.045} 0 1 0 ${size * 0.09} 0 a ${size * 0.045} ${size * 0.045} 0 1 0 ${-size * 0.09} 0
      M ${x + size * 0.025} ${y + size * 0.015} a ${size * 0.045} ${size * 0.045} 0 1 0 ${size * 0.09} 0 a ${size * 0.045} ${size * 0.045} 0 1 0 ${-size * 0.09} 0
      M ${x - size * 0.025} ${y + size * 0.01} q ${size * 0.025} ${-size * 0.015} ${size * 0.05} 0 M ${x - size * 0.115} ${y + size * 0.005} h ${-size * 0.045} M ${x + size * 0.115} ${y + size * 0.005} h ${size * 0.045}`,
    colours.ink,
    size * 0.009,
  );
}

interface HairStyle {
  mayHaveBeard: boolean;
  behind(x: number, y: number, size: number, fill: string): string;
  front(x: number, y: number, size: number, fill: string): string;
}

const nothing = () => '';

const short: HairStyle = {
  mayHaveBeard: true,
  behind: nothing,
  front: (x, y, size, fill) =>
    path(
      d`M ${x - size * 0.178} ${y} C ${x - size * 0.22} ${y - size * 0.3} ${x + size * 0.22} ${y - size * 0.3} ${x + size * 0.178} ${y}
        C ${x + size * 0.16} ${y - size * 0.06} ${x + size * 0.15} ${y - size * 0.1} ${x + size * 0.1} ${y - size * 0.12}
        C ${x + size * 0.02} ${y - size * 0.1} ${x - size * 0.06} ${y - size * 0.1} ${x - size * 0.12} ${y - size * 0.1}
        C ${x - size * 0.15} ${y - size * 0.08} ${x - size * 0.165} ${y - size * 0.05} ${x - size * 0.178} ${y} Z`,
      fill,
    ),
};

const bob: HairStyle = {
  mayHaveBeard: false,
  behind: (x, y, size, fill) =>
    path(
      d`M ${x - size * 0.21} ${y + size * 0.2} C ${x - size * 0.27} ${y - size * 0.4} ${x + size * 0.27} ${y - size * 0.4} ${x + size * 0.21} ${y + size * 0.2}
        Q ${x} ${y + size * 0.26} ${x - size * 0.21} ${y + size * 0.2} Z`,
      fill,
    ),
  front: (x, y, size, fill) =>
    path(
      d`M ${x - size * 0.19} ${y + size * 0.1} C ${x - size * 0.24} ${y - size * 0.32} ${x + size * 0.24} ${y - size * 0.32} ${x + size * 0.19} ${y + size * 0.1}
        C ${x + size * 0.165} ${y - size * 0.04} ${x + size * 0.13} ${y - size * 0.1} ${x + size * 0.06} ${y - size * 0.14}
        C ${x - size * 0.04} ${y - size * 0.07} ${x - size * 0.15} ${y - size * 0.06} ${x - size * 0.19} ${y + size * 0.1} Z`,
      fill,
    ),
};

const long: HairStyle = {
  mayHaveBeard: false,
  behind: (x, y, size, fill) =>
    path(
      d`M ${x - size * 0.2} ${y + size * 0.42} C ${x - size * 0.3} ${y - size * 0.42} ${x + size * 0.3} ${y - size * 0.42} ${x + size * 0.2} ${y + size * 0.42}
        Q ${x} ${y + size * 0.34} ${x - size * 0.2} ${y + size * 0.42} Z`,
      fill,
    ),
  front: bob.front,
};

const bun: HairStyle = {
  mayHaveBeard: false,
  behind: (x, y, size, fill) => circle(x, y - size * 0.27, size * 0.085, fill),
  front: short.front,
};

const curls: HairStyle = {
  mayHaveBeard: true,
  behind: (x, y, size, fill) =>
    [-1, -0.62, -0.2, 0.2, 0.62, 1]
      .map((part) => circle(x + part * size * 0.17, y - size * (0.1 + 0.12 * (1 - part * part)), size * 0.09, fill))
      .join(''),
  front: (x, y, size, fill) =>
    [-0.8, -0.4, 0, 0.4, 0.8]
      .map((part) => circle(x + part * size * 0.16, y - size * (0.15 + 0.05 * (1 - part * part)), size * 0.055, fill))
      .join(''),
};

const headscarf: HairStyle = {
  mayHaveBeard: false,
  behind: (x, y, size) =>
    path(
      d`M ${x - size * 0.21} ${y + size * 0.36} C ${x - size * 0.3} ${y - size * 0.4} ${x + size * 0.3} ${y - size * 0.4} ${x + size * 0.21} ${y + size * 0.36} Z`,
      '#c9838d',
    ),
  front: (x, y, size) =>
    path(
      d`M ${x - size * 0.2} ${y + size * 0.36} C ${x - size * 0.28} ${y - size * 0.38} ${x + size * 0.28} ${y - size * 0.38} ${x + size * 0.2} ${y + size * 0.36}
        Q ${x} ${y + size * 0.42} ${x - size * 0.2} ${y + size * 0.36} Z
        M ${x} ${y - size * 0.15} C ${x - size * 0.19} ${y - size * 0.15} ${x - size * 0.18} ${y + size * 0.21} ${x} ${y + size * 0.22}
        C ${x + size * 0.18} ${y + size * 0.21} ${x + size * 0.19} ${y - size * 0.15} ${x} ${y - size * 0.15} Z`,
      '#d4919a',
      { 'fill-rule': 'evenodd' },
    ),
};

const bald: HairStyle = {
  mayHaveBeard: true,
  behind: nothing,
  front: (x, y, size, fill) =>
    path(
      d`M ${x - size * 0.172} ${y + size * 0.04} q ${-size * 0.012} ${-size * 0.1} ${size * 0.016} ${-size * 0.14} q ${size * 0.006} ${size * 0.08} ${-size * 0.016} ${size * 0.14} Z`,
      fill,
    ) +
    path(
      d`M ${x + size * 0.172} ${y + size * 0.04} q ${size * 0.012} ${-size * 0.1} ${-size * 0.016} ${-size * 0.14} q ${-size * 0.006} ${size * 0.08} ${size * 0.016} ${size * 0.14} Z`,
      fill,
    ),
};

const hairStyles = [short, bob, long, bun, curls, headscarf, bald] as const;
