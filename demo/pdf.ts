/** A4, in points. */
const page = { width: 595, height: 842, margin: 72 };
const lineLength = 84;

/** A document of one page: a title and some paragraphs, in a font that every reader has. */
export function pdfOf(title: string, paragraphs: readonly string[]): Buffer {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']).map((line) => `(${escapeText(line)}) Tj T*`);
  const text =
    `BT /F2 20 Tf ${page.margin} ${page.height - page.margin - 20} Td (${escapeText(title)}) Tj ET\n` +
    `BT /F1 11 Tf 16 TL ${page.margin} ${page.height - page.margin - 60} Td\n${lines.join('\n')}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R ` +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(text, 'latin1')} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escapeText(title)}) >>`,
  ];
  return assemble(objects);
}

/** Objects one after the other, then a table that says where each of them begins. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = Buffer.byteLength(file, 'latin1');
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = Buffer.byteLength(file, 'latin1');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function* wrap(text: string): Generator<string> {
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line && line.length + word.length + 1 > lineLength) {
      yield line;
      line = '';
    }
    line = line ? `${line} ${word}` : word;
  }
  if (line) yield line;
}

/** In the file's own alphabet; the euro sign has its own place there. */
function escapeText(text: string): string {
  return text
    .replace(/[\\()]/g, '\\$&')
    .replace(/€/g, '\\200')
    .replace(/[–—]/g, '-')
    .replace(/[‘’]/g, "'");
}
