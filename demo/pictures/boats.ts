import { mix, skins } from './palette.ts';
import { circle, d, ellipse, line, path, rect, times, type Pen } from './svg.ts';

/** Boats float on `level`; `size` is about the length of the hull. */

function shadow({ colours }: Pen, x: number, level: number, size: number): string {
  return ellipse(x, level + size * 0.07, size * 0.56, size * 0.045, colours.waterDark, { 'fill-opacity': 0.75 });
}

export function sailBoat(pen: Pen, x: number, level: number, size: number, hull: string): string {
  const { colours } = pen;
  const mastTop = level - size * 1.3;
  return [
    shadow(pen, x, level, size),
    path(
      d`M ${x + size * 0.02} ${level + size * 0.1} L ${x + size * 0.4} ${level + size * 0.12}
      L ${x + size * 0.02} ${level + size * 0.6} Z`,
      colours.cloud,
      { 'fill-opacity': 0.3 },
    ),
    path(
      d`M ${x - size * 0.5} ${level - size * 0.13}
        Q ${x} ${level - size * 0.05} ${x + size * 0.56} ${level - size * 0.17}
        Q ${x + size * 0.46} ${level + size * 0.06} ${x + size * 0.3} ${level + size * 0.07}
        L ${x - size * 0.36} ${level + size * 0.07}
        Q ${x - size * 0.46} ${level} ${x - size * 0.5} ${level - size * 0.13} Z`,
      hull,
    ),
    path(
      d`M ${x - size * 0.5} ${level - size * 0.13}
        Q ${x} ${level - size * 0.05} ${x + size * 0.56} ${level - size * 0.17}
        L ${x + size * 0.53} ${level - size * 0.11} Q ${x} ${level} ${x - size * 0.48} ${level - size * 0.08} Z`,
      colours.paper,
    ),
    line(d`M ${x} ${level - size * 0.1} V ${mastTop}`, colours.trunk, size * 0.024),
    path(
      d`M ${x - size * 0.03} ${mastTop + size * 0.06}
        Q ${x - size * 0.16} ${level - size * 0.6} ${x - size * 0.42} ${level - size * 0.2}
        L ${x - size * 0.03} ${level - size * 0.17} Z`,
      colours.paper,
    ),
    path(
      d`M ${x + size * 0.03} ${mastTop + size * 0.14}
        Q ${x + size * 0.22} ${level - size * 0.6} ${x + size * 0.5} ${level - size * 0.22}
        L ${x + size * 0.03} ${level - size * 0.22} Z`,
      mix(colours.paper, colours.sky, 0.4),
    ),
    line(d`M ${x - size * 0.44} ${level - size * 0.17} H ${x}`, colours.trunk, size * 0.02),
    path(d`M ${x} ${mastTop} L ${x - size * 0.1} ${mastTop + size * 0.03} L ${x} ${mastTop + size * 0.06} Z`, colours.brick),
  ].join('');
}

/** A flat-bottomed ship of the brown fleet, with its leeboard and tanned sails. */
export function tjalk(pen: Pen, x: number, level: number, size: number, { furled = false } = {}): string {
  const { colours } = pen;
  const deck = level - size * 0.12;
  const mastX = x + size * 0.06;
  const mastTop = level - size * 0.98;
  const sails = furled
    ? line(d`M ${mastX} ${deck - size * 0.1} L ${x - size * 0.4} ${deck - size * 0.14}`, colours.brickDark, size * 0.05) +
      line(d`M ${mastX} ${mastTop + size * 0.05} L ${x + size * 0.5} ${deck - size * 0.03}`, colours.ink, 2)
    : path(
        d`M ${mastX - 4} ${mastTop + size * 0.12} L ${x - size * 0.24} ${mastTop + size * 0.02}
          Q ${x - size * 0.34} ${level - size * 0.5} ${x - size * 0.42} ${deck - size * 0.08}
          L ${mastX - 4} ${deck - size * 0.06} Z`,
        colours.brick,
      ) +
      path(
        d`M ${mastX - 4} ${mastTop + size * 0.12} L ${x - size * 0.24} ${mastTop + size * 0.02}
          L ${x - size * 0.265} ${mastTop + size * 0.12} L ${mastX - 4} ${mastTop + size * 0.24} Z`,
        colours.brickDark,
      ) +
      path(
        d`M ${mastX + 5} ${mastTop + size * 0.16}
          Q ${x + size * 0.26} ${level - size * 0.5} ${x + size * 0.54} ${deck - size * 0.06}
          L ${mastX + 5} ${deck - size * 0.06} Z`,
        mix(colours.brick, colours.terracotta, 0.6),
      );
  return [
    shadow(pen, x, level, size * 1.05),
    line(d`M ${mastX} ${deck} V ${mastTop}`, colours.trunk, size * 0.028),
    sails,
    path(
      d`M ${x - size * 0.52} ${deck - size * 0.08} Q ${x - size * 0.3} ${deck + size * 0.03} ${x} ${deck + size * 0.02}
        Q ${x + size * 0.34} ${deck + size * 0.02} ${x + size * 0.52} ${deck - size * 0.1}
        Q ${x + size * 0.56} ${level + size * 0.04} ${x + size * 0.42} ${level + size * 0.05}
        L ${x - size * 0.42} ${level + size * 0.05}
        Q ${x - size * 0.56} ${level + size * 0.03} ${x - size * 0.52} ${deck - size * 0.08} Z`,
      colours.ink,
    ),
    path(
      d`M ${x - size * 0.52} ${deck - size * 0.08} Q ${x - size * 0.3} ${deck + size * 0.03} ${x} ${deck + size * 0.02}
        Q ${x + size * 0.34} ${deck + size * 0.02} ${x + size * 0.52} ${deck - size * 0.1}
        L ${x + size * 0.525} ${deck - size * 0.055}
        Q ${x + size * 0.34} ${deck + size * 0.06} ${x} ${deck + size * 0.06}
        Q ${x - size * 0.3} ${deck + size * 0.07} ${x - size * 0.52} ${deck - size * 0.04} Z`,
      colours.ochre,
    ),
    rect(x - size * 0.36, deck - size * 0.08, size * 0.26, size * 0.09, colours.trunk),
    times(2, (index) => circle(x - size * (0.3 - 0.1 * index), deck - size * 0.04, size * 0.018, colours.glass)),
    path(
      d`M ${x - size * 0.04} ${deck + size * 0.02}
        Q ${x - size * 0.18} ${deck + size * 0.2} ${x - size * 0.06} ${deck + size * 0.22}
        Q ${x + size * 0.04} ${deck + size * 0.2} ${x + size * 0.02} ${deck + size * 0.02} Z`,
      colours.trunk,
    ),
    path(
      d`M ${mastX} ${mastTop} q ${size * 0.08} ${-size * 0.03} ${size * 0.16} ${size * 0.01}
        l ${-size * 0.02} ${size * 0.03} q ${-size * 0.06} ${-size * 0.03} ${-size * 0.14} 0 Z`,
      colours.brick,
    ),
  ].join('');
}

export function rowingBoat(pen: Pen, x: number, level: number, size: number, hull: string): string {
  const { colours } = pen;
  return [
    shadow(pen, x, level, size),
    path(
      d`M ${x - size * 0.5} ${level - size * 0.14}
        Q ${x} ${level - size * 0.04} ${x + size * 0.52} ${level - size * 0.16}
        Q ${x + size * 0.4} ${level + size * 0.08} ${x + size * 0.24} ${level + size * 0.08}
        L ${x - size * 0.3} ${level + size * 0.08}
        Q ${x - size * 0.46} ${level + size * 0.04} ${x - size * 0.5} ${level - size * 0.14} Z`,
      hull,
    ),
    line(
      d`M ${x - size * 0.5} ${level - size * 0.14}
        Q ${x} ${level - size * 0.04} ${x + size * 0.52} ${level - size * 0.16}`,
      colours.sand,
      size * 0.045,
    ),
    rect(x - size * 0.12, level - size * 0.12, size * 0.2, size * 0.04, colours.sand),
  ].join('');
}

/** An open launch with people, as on a summer evening. */
export function launch(pen: Pen, x: number, level: number, size: number): string {
  const { colours, random } = pen;
  const aboard = times(3, (index) => {
    const seat = x - size * 0.24 + index * size * 0.2;
    return (
      path(
        d`M ${seat - size * 0.07} ${level - size * 0.06} q ${size * 0.07} ${-size * 0.34} ${size * 0.14} 0 Z`,
        random.pick([colours.brick, colours.ochre, colours.blueMid, colours.paper, colours.rose]),
      ) + circle(seat, level - size * 0.27, size * 0.05, random.pick(skins))
    );
  });
  return (
    aboard +
    rowingBoat(pen, x, level, size, colours.blue) +
    line(d`M ${x + size * 0.4} ${level - size * 0.12} v ${-size * 0.34}`, colours.trunk, 4) +
    path(
      d`M ${x + size * 0.4} ${level - size * 0.46} q ${-size * 0.08} ${-size * 0.03} ${-size * 0.17} 0.01
        v ${size * 0.1} q ${size * 0.08} ${-size * 0.03} ${size * 0.17} 0 Z`,
      colours.brick,
    )
  );
}
