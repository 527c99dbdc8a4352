const signatureBytes = 8;
/** Length, name and checksum of a chunk. */
const chunkOverhead = 12;
/** What packing adds at the worst, and what somebody may have left at the end. */
const slack = 64 * 1024;

const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * Does a png hold more data than the size it claims can need? Packed or not, nobody has a use for the rest, and a reader that goes through
 * all of it works for nothing. Looks at the heads of the parts only.
 */
export function holdsMoreThanItClaims(png: Buffer): boolean {
  const header = signatureBytes + 8;
  if (png.length < header + 13) return false;
  const [width, height] = [png.readUInt32BE(header), png.readUInt32BE(header + 4)];
  const bitsPerPixel = (png[header + 8] ?? 0) * (channelsOf[png[header + 9] ?? 0] ?? 4);
  // Each row has a byte in front; woven in seven passes there are up to twice as many rows.
  const needed = height * (Math.ceil((width * bitsPerPixel) / 8) + 2) + 8 * height;
  return dataBytes(png) > needed * 1.01 + slack;
}

function dataBytes(png: Buffer): number {
  let total = 0;
  for (let place = signatureBytes; place + chunkOverhead <= png.length;) {
    const length = png.readUInt32BE(place);
    if (png.toString('latin1', place + 4, place + 8) === 'IDAT') total += length;
    place += chunkOverhead + length;
  }
  return total;
}
