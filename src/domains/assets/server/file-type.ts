import type { ImageType } from '../model/image-upload.ts';

/** All that is looked at: a file is recognised by how it begins, before anything tries to read it. */
const sniffedBytes = 64;

const imageSigns: [ImageType, (start: Buffer) => boolean][] = [
  ['image/png', (start) => start.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))],
  ['image/jpeg', (start) => start.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['image/gif', (start) => ['GIF87a', 'GIF89a'].includes(start.toString('latin1', 0, 6))],
  ['image/webp', (start) => start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8, 12) === 'WEBP'],
  ['image/avif', (start) => start.toString('latin1', 4, 8) === 'ftyp' && brandsOf(start).some((brand) => ['avif', 'avis'].includes(brand))],
];

/** The brands that fit in the first box of such a file, as far as we look. The four bytes after the first are a version. */
function brandsOf(start: Buffer): string[] {
  const end = Math.min(start.readUInt32BE(0), start.length);
  const places = [8, ...Array.from({ length: Math.max(0, Math.floor((end - 16) / 4)) }, (_, index) => 16 + 4 * index)];
  return places.map((place) => start.toString('latin1', place, place + 4));
}

/** What kind of picture this is, by its first bytes; its name and what the sender says do not count. */
export function imageTypeOf(bytes: Buffer): ImageType | undefined {
  const start = bytes.subarray(0, sniffedBytes);
  return imageSigns.find(([, isSo]) => start.length >= 12 && isSo(start))?.[0];
}

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const documentTypes: Record<string, { mimeType: string; isSo(bytes: Buffer): boolean }> = {
  pdf: { mimeType: 'application/pdf', isSo: (bytes) => bytes.toString('latin1', 0, 5) === '%PDF-' },
  docx: { mimeType: `${office}.wordprocessingml.document`, isSo: isZip },
  xlsx: { mimeType: `${office}.spreadsheetml.sheet`, isSo: isZip },
  pptx: { mimeType: `${office}.presentationml.presentation`, isSo: isZip },
  odt: { mimeType: `${openDocument}.text`, isSo: isZip },
  ods: { mimeType: `${openDocument}.spreadsheet`, isSo: isZip },
  odp: { mimeType: `${openDocument}.presentation`, isSo: isZip },
  csv: { mimeType: 'text/csv', isSo: isText },
  txt: { mimeType: 'text/plain', isSo: isText },
};

function isZip(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
}

function isText(bytes: Buffer): boolean {
  return !bytes.includes(0);
}

/** What kind of document this is. Its name says which one, its first bytes whether that can be true. */
export function documentTypeOf(bytes: Buffer, fileName: string): string | undefined {
  const ending = fileName.slice(fileName.lastIndexOf('.') + 1).toLowerCase();
  const type = Object.hasOwn(documentTypes, ending) ? documentTypes[ending] : undefined;
  return type?.isSo(bytes) ? type.mimeType : undefined;
}
