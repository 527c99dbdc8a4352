interface Size {
  width: number;
  height: number;
}

/** The square that is cut out of a picture, in pixels of that picture. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export const mostZoom = 4;

/** As much of the picture as a square holds, from its middle. */
export function widestCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { left: (width - side) / 2, top: (height - side) / 2, side };
}

export function zoomOf(picture: Size, { side }: Crop): number {
  return Math.min(picture.width, picture.height) / side;
}

/** The picture moves behind the frame, by parts of that frame: to the right shows more of its left. */
export function movedCrop(picture: Size, { left, top, side }: Crop, by: { x: number; y: number }): Crop {
  return kept(picture, { left: left - by.x * side, top: top - by.y * side, side });
}

/** What is in the middle of the frame stays there, as far as the edges of the picture allow. */
export function zoomedCrop(picture: Size, crop: Crop, zoom: number): Crop {
  const side = Math.min(picture.width, picture.height) / within(1, zoom, mostZoom);
  const shift = (crop.side - side) / 2;
  return kept(picture, { left: crop.left + shift, top: crop.top + shift, side });
}

/** There is no empty edge in the frame. */
function kept({ width, height }: Size, { left, top, side }: Crop): Crop {
  return { left: within(0, left, width - side), top: within(0, top, height - side), side };
}

function within(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
