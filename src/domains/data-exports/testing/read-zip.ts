import { crc32, inflateRawSync } from 'node:zlib';

/** Reads a ZIP file by its table of contents, as a program does that opens it. Checks what it finds. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('no end of a ZIP file');
  const files = new Map<string, Buffer>();
  let place = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = bytes.readUInt16LE(place + 28);
    const name = bytes.toString('utf8', place + 46, place + 46 + nameLength);
    const start = bytes.readUInt32LE(place + 42);
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const stored = bytes.subarray(from, from + bytes.readUInt32LE(place + 20));
    const content = bytes.readUInt16LE(place + 10) === 0 ? stored : inflateRawSync(stored);
    if (crc32(content) !== bytes.readUInt32LE(place + 16)) throw new Error(`${name} is not whole`);
    files.set(name, content);
    place += 46 + nameLength + bytes.readUInt16LE(place + 30) + bytes.readUInt16LE(place + 32);
  }
  return files;
}
