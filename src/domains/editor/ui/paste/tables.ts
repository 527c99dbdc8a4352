import type { RichTextBlock } from '#domains/blocks/model/rich-text.ts';
import { inPartsOf, paragraphsIn } from './flat.ts';
import { withoutBold } from './lines.ts';
import type { Around, ReadNodes } from './reading.ts';

type Table = Extract<RichTextBlock, { type: 'table' }>;
type Cell = Table['content'][number]['content'][number];
/** A place in the table: a cell, or what one that was merged leaves empty. */
interface Place {
  cell: Cell;
  isFiller: boolean;
}

const mostRows = 200;
const mostColumns = 20;
const mostInCell = 20;

/** A table of words. One that only places things beside each other, or that is too wide to keep, is read as what stands in it. */
export function readTable(table: Element, around: Around, read: ReadNodes): RichTextBlock[] {
  const rows = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  const inPieces = () => read(table.childNodes, around);
  if (isForLayout(table, rows)) return inPieces();
  const grid = withoutSpanned(gridOf(rows, (cell) => readCell(cell, around, read)));
  const isTooLarge = grid.some((row) => row.length > mostColumns || row.some(({ cell }) => cell.content.length > mostInCell));
  if (isTooLarge) return inPieces();
  const kept = grid.map((row) => row.map(({ cell }) => cell));
  if (kept.every((row) => row.every(isEmpty))) return captionOf(table, around, read);
  const tables = inPartsOf(mostRows, kept).map((part): Table => ({
    type: 'table',
    content: part.map((content) => ({ type: 'tableRow', content })),
  }));
  return [...captionOf(table, around, read), ...tables];
}

/** One column, or a heading or another table in a cell: nobody reads that as rows and columns. */
function isForLayout(table: Element, rows: readonly Element[]): boolean {
  if (['presentation', 'none'].includes(table.getAttribute('role') ?? '')) return true;
  return table.querySelector('table, td :is(h2, h3, h4)') !== null || rows.every((row) => row.childElementCount <= 1);
}

function captionOf(table: Element, around: Around, read: ReadNodes): RichTextBlock[] {
  const captions = [...table.children].filter(({ localName }) => localName === 'caption');
  return paragraphsIn(read(captions, around));
}

function readCell(element: Element, around: Around, read: ReadNodes): Cell {
  const paragraphs = paragraphsIn(read([element], around));
  const isHeader = element.localName === 'th' || element.closest('thead, table')?.localName === 'thead';
  if (!isHeader) return cellOf('tableCell', paragraphs);
  return cellOf(
    'tableHeader',
    paragraphs.map(({ content }) => ({ type: 'paragraph', content: withoutBold(content) })),
  );
}

function cellOf(type: Cell['type'], content: Cell['content']): Cell {
  return { type, content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

function isEmpty({ content }: Cell): boolean {
  return content.every((paragraph) => !paragraph.content?.length);
}

/** Every row as long as the others: a merged cell keeps its words in its first place, and leaves the others empty. */
function gridOf(rows: readonly Element[], readOne: (cell: Element) => Cell): Place[][] {
  const grid: Place[][] = rows.map(() => []);
  rows.forEach((row, top) => {
    let left = 0;
    for (const element of row.querySelectorAll(':scope > td, :scope > th')) {
      while (grid[top]?.[left]) left += 1;
      const cell = readOne(element);
      const filler: Place = { cell: cellOf(cell.type, []), isFiller: true };
      for (const below of grid.slice(top, top + spanOf(element, 'rowspan'))) {
        for (let column = left; column < left + spanOf(element, 'colspan'); column += 1) below[column] ??= filler;
      }
      grid[top]?.splice(left, 1, { cell, isFiller: false });
    }
  });
  const width = Math.max(...grid.map((row) => row.length));
  const empty: Place = { cell: cellOf('tableCell', []), isFiller: true };
  return grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? empty));
}

function spanOf(element: Element, name: 'rowspan' | 'colspan'): number {
  const span = Number.parseInt(element.getAttribute(name) ?? '1', 10);
  // 0 is "all that are left"; a span of a thousand is how some programs say the same.
  if (name === 'rowspan') return span === 0 ? mostRows : Math.max(1, span || 1);
  return Math.min(Math.max(1, span || 1), mostColumns);
}

/** Rows and columns in which no cell begins were only spanned. */
function withoutSpanned(grid: readonly Place[][]): Place[][] {
  const isUsed = grid[0]?.map((_, column) => grid.some((row) => row[column]?.isFiller === false)) ?? [];
  const rows = grid.filter((row) => row.some(({ isFiller }) => !isFiller));
  return rows.map((row) => row.filter((_, column) => isUsed[column]));
}
