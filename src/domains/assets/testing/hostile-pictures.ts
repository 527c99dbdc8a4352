import { crc32, deflateSync } from 'node:zlib';

interface Png {
  width: number;
  height: number;
  /** What stands where the pixels should be, packed or not. */
  data: Buffer;
}

/** A png that says what it likes about itself. */
export function pngOf({ width, height, data }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Unpacked it is a thousand times as large. */
export function packedZeros(bytes: number): Buffer {
  return deflateSync(Buffer.alloc(bytes));
}

/** A jpeg with megabytes of colour profile in front of its pixels. */
export function withHugeProfile(jpeg: Buffer, segments: number): Buffer {
  const largest = 65_000;
  const parts = Array.from({ length: segments }, (_, index) => {
    const head = Buffer.from([0xff, 0xe2, 0, 0]);
    head.writeUInt16BE(largest + 2 + 14, 2);
    return Buffer.concat([
      head,
      Buffer.from('ICC_PROFILE\0', 'latin1'),
      Buffer.from([index + 1, segments]),
      Buffer.alloc(largest, 'icc-canary'),
    ]);
  });
  return Buffer.concat([jpeg.subarray(0, 2), ...parts, jpeg.subarray(2)]);
}

/** As a card or a broken line leaves it: without its last part, or with bytes of something else in the middle. */
export const damages: Record<string, (picture: Buffer) => Buffer> = {
  'broken off half-way': (picture) => picture.subarray(0, picture.length >> 1),
  'broken off near its end': (picture) => picture.subarray(0, Math.floor(picture.length * 0.97)),
  'overwritten in the middle': (picture) => {
    const damaged = Buffer.from(picture);
    return damaged.fill(0xff, damaged.length >> 1, (damaged.length >> 1) + 64);
  },
};

/** What ordinary cameras, phones and programs leave in a file, and what is no damage. */
export const quirks: Record<string, (jpeg: Buffer) => Buffer> = {
  'a film behind the picture': (jpeg) => Buffer.concat([jpeg, Buffer.alloc(5000, 7)]),
  'zeros before its end': (jpeg) => Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(8), jpeg.subarray(-2)]),
  'a colour profile that is none': (jpeg) => withSegment(jpeg, 0xe2, 'ICC_PROFILE\0\u0001\u0001not a profile'),
  'half of a colour profile': (jpeg) => withSegment(jpeg, 0xe2, `ICC_PROFILE\0\u0002\u0003${'x'.repeat(200)}`),
  'notes of a camera that cannot be read': (jpeg) => withSegment(jpeg, 0xe1, 'Exif\0\0II*\0garbage'),
  'notes of Photoshop': (jpeg) => withSegment(jpeg, 0xed, 'Photoshop 3.0\u00008BIM\u0004\u0004x'),
  'a second picture that it points at': (jpeg) => withSegment(jpeg, 0xe2, 'MPF\0II*\0x'),
};

function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const content = Buffer.from(text, 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)]);
}
