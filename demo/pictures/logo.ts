import { palettes } from './palette.ts';
import { d, drawSheet, line, path, rect } from './svg.ts';

export const logoSize = { width: 512, height: 512 };

/** The mark of the municipality: a gable, with the river and the lake below it. */
export function drawLogo(): string {
  const { blue, brick, paper } = palettes.day;
  return drawSheet({ seed: 0, light: 'day', ...logoSize }, () =>
    [
      rect(0, 0, 512, 512, blue, { rx: 96 }),
      path(d`M 148 306 V 190 H 186 V 148 H 224 V 106 H 288 V 148 H 326 V 190 H 364 V 306 Z`, paper),
      path(d`M 226 306 V 250 a 30 30 0 0 1 60 0 V 306 Z`, blue),
      rect(236, 152, 40, 46, blue, { rx: 4 }),
      line(d`M 92 350 q 41 -34 82 0 t 82 0 t 82 0 t 82 0`, paper, 26),
      line(d`M 92 416 q 41 -34 82 0 t 82 0 t 82 0 t 82 0`, brick, 26),
    ].join(''),
  );
}
