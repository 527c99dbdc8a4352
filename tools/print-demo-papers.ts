import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { rich } from '#demo/content/markup.ts';
import { demoPapers, type DemoPaper } from '#demo/content/papers.ts';
import { paperFile } from '#demo/files.ts';
import { drawLogo } from '#demo/pictures/logo.ts';
import type { Inline, RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import { chromiumArguments, findChromium } from './chromium.ts';
import { wordsOfPapers } from './demo-papers.ts';

/*
 * Prints the papers of the demo platform to demo/papers, where the product reads them: `node tools/print-demo-papers.ts`. A browser does it,
 * because what it prints has headings, tables and a language for who listens to it.
 */

const font = readFileSync(
  'node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);

const styles = `
  @font-face { font-family: Atkinson; src: url(data:font/woff2;base64,${font.toString('base64')}) format('woff2'); font-weight: 200 800; }
  body { margin: 0; color: #14212b; font: 400 10.5pt/1.5 Atkinson; }
  header { display: flex; align-items: center; gap: 10pt; margin-bottom: 22pt; color: #0b3c5d; font-size: 12pt; font-weight: 650; }
  header svg { width: 30pt; height: 30pt; }
  h1 { margin: 0; color: #0b3c5d; font-size: 25pt; font-weight: 650; line-height: 1.15; text-wrap: balance; }
  .subtitle { margin: 4pt 0 20pt; color: #51606b; font-size: 12.5pt; }
  section + section { break-before: page; }
  h2 { margin: 20pt 0 6pt; color: #0b3c5d; font-size: 15pt; font-weight: 650; line-height: 1.25; break-after: avoid; }
  section > h2:first-child { margin-top: 0; }
  h3 { margin: 14pt 0 4pt; font-size: 11.5pt; font-weight: 650; break-after: avoid; }
  p, ul, ol { margin: 0 0 8pt; max-width: 155mm; }
  ul, ol { padding-left: 16pt; }
  li > p { margin: 0 0 3pt; }
  li::marker { color: #b5492d; }
  a { color: #0b3c5d; }
  table { width: 100%; margin: 4pt 0 12pt; border-collapse: collapse; font-size: 9.5pt; font-variant-numeric: tabular-nums; }
  th, td { padding: 5pt 8pt 5pt 0; border-bottom: 0.5pt solid #b9c3ca; text-align: left; vertical-align: top; font-weight: 400; }
  th p, td p { margin: 0; }
  thead th { border-bottom: 1pt solid #0b3c5d; color: #0b3c5d; font-weight: 650; }
  tr { break-inside: avoid; }
  tr.sum > * { border-bottom: 0; font-weight: 650; }
  table:has(tr.blank) { table-layout: fixed; }
  tr.blank > * { height: 20pt; border: 0.5pt solid #b9c3ca; padding-left: 4pt; }
  figure { margin: 16pt 0; }
  figure svg { width: 100%; }
`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/€ /g, '€\u00a0');

function inlineHtml(content: readonly Inline[] = []): string {
  return content
    .map((part) => {
      if (part.type === 'hardBreak') return '<br>';
      return (part.marks ?? []).reduce((text, mark) => {
        if (mark.type === 'bold') return `<strong>${text}</strong>`;
        return mark.type === 'link' ? `<a href="${escaped(mark.attrs.href)}">${text}</a>` : text;
      }, escaped(part.text));
    })
    .join('');
}

type Table = Extract<RichTextBlock, { type: 'table' }>;

function tableHtml({ content: [head, ...rows] }: Table): string {
  const textOf = (cell: Table['content'][number]['content'][number] | undefined) => inlineHtml(cell?.content[0]?.content);
  const columns = (head?.content ?? []).map((cell) => `<th scope="col">${textOf(cell)}</th>`).join('');
  const lines = rows.map(({ content: [first, ...cells] }) => {
    const words = textOf(first);
    const kind = words === '' ? ' class="blank"' : /^(Samen|Alle)\b/.test(words) ? ' class="sum"' : '';
    // A row without words is to be filled in, and so has no head.
    const start = words === '' ? '<td></td>' : `<th scope="row">${words}</th>`;
    return `<tr${kind}>${start}${cells.map((cell) => `<td>${textOf(cell)}</td>`).join('')}</tr>`;
  });
  return `<table><thead><tr>${columns}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

function blockHtml(block: RichTextBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${inlineHtml(block.content)}</p>`;
    case 'heading':
      return `<h${block.attrs.level}>${inlineHtml(block.content)}</h${block.attrs.level}>`;
    case 'bulletList':
    case 'orderedList': {
      const tag = block.type === 'bulletList' ? 'ul' : 'ol';
      const lines = block.content.map(
        ({ content: [first] }) => `<li><p>${first?.type === 'paragraph' ? inlineHtml(first.content) : ''}</p></li>`,
      );
      return `<${tag}>${lines.join('')}</${tag}>`;
    }
    case 'blockquote':
      return `<blockquote>${block.content.map(blockHtml).join('')}</blockquote>`;
    case 'table':
      return tableHtml(block);
  }
}

function paperHtml({ title, subtitle, sheets, drawing }: DemoPaper): string {
  const figure = drawing
    ? `<figure role="img" aria-label="${escaped(drawing.alt)}">${readFileSync(join('demo/papers', drawing.file), 'utf8')}</figure>`
    : '';
  const sections = sheets.map((sheet, index) => {
    const body = rich(sheet).content.map(blockHtml).join('');
    return `<section>${body}${index === 0 ? figure : ''}</section>`;
  });
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>${styles}</style></head><body>
    <header><span aria-hidden="true">${drawLogo()}</span>Gemeente Noorderhaven</header>
    <h1>${escaped(title)}</h1><p class="subtitle">${escaped(subtitle)}</p>${sections.join('')}</body></html>`;
}

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
const page = await browser.newPage();
for (const paper of demoPapers) {
  await page.setContent(paperHtml(paper), { waitUntil: 'load' });
  const footer = `<div style="width: 100%; padding: 0 20mm; font: 8pt sans-serif; color: #51606b; text-align: right">
    ${escaped(paper.title)} · <span class="pageNumber"></span> van <span class="totalPages"></span></div>`;
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: '20mm', right: '20mm', bottom: '22mm', left: '20mm' },
    tagged: true,
    outline: true,
    printBackground: true,
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
  });
  writeFileSync(paperFile(paper.name), pdf);
  console.log(`${paper.name}: ${Math.round(pdf.length / 1024)} kB`);
}
writeFileSync(paperFile('printed-from.json'), `${JSON.stringify(wordsOfPapers(), null, 2)}\n`);
await browser.close();
