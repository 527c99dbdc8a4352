const signatureBytes = 6;
const screenBytes = 7;
const imageBytes = 9;
const sign = { extension: 0x21, image: 0x2c, end: 0x3b } as const;

/**
 * Does a gif go on to its end? The reader shows the frames that it finds and says nothing of those that are missing. Looks at the heads of
 * the parts only.
 */
export function isWholeGif(gif: Buffer): boolean {
  let place = signatureBytes + screenBytes + paletteBytes(gif[signatureBytes + 4]);
  while (place < gif.length) {
    const kind = gif[place];
    if (kind === sign.end) return true;
    if (kind === sign.extension) place = endOfPieces(gif, place + 2);
    // Behind its own colours an image says in one byte how it is packed.
    else if (kind === sign.image) place = endOfPieces(gif, place + 1 + imageBytes + paletteBytes(gif[place + imageBytes]) + 1);
    else return false;
  }
  return false;
}

function paletteBytes(flags = 0): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1);
}

/** Data comes in pieces that begin with their length; one of none is the last. */
function endOfPieces(gif: Buffer, start: number): number {
  let place = start;
  while (place < gif.length && gif[place] !== 0) place += (gif[place] ?? 0) + 1;
  return place + 1;
}
