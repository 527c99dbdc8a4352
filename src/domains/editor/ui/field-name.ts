import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import type { nl } from '../messages/nl.ts';

type Texts = Pick<typeof nl, 'fieldNames' | 'numbered' | 'row' | 'column' | 'rowHeader' | 'columnHeader' | 'cell'>;

/** What a field is to who edits it: "titel van kaart 2"; of a cell, its row and its column. */
export function fieldName(t: Texts, { block, item, field }: FieldAddress): string {
  if (block.type === 'table' && item !== null) return cellName(t, block, item, field);
  const names: Record<string, string> = t.fieldNames;
  const name = names[item === null ? `${block.type}.${field}` : `${block.type}.items.${field}`] ?? field;
  return item === null ? name : t.numbered(name, positionOf(item, block.options['items']));
}

/** Stands in a field that has no words yet. */
export function asPlaceholder(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function cellName(t: Texts, { options, content }: FieldAddress['block'], row: string, column: string): string {
  const { items, columns, hasHeaderRow, hasHeaderColumn } = options as unknown as TableOptions;
  const words = content['items'] as Record<string, Record<string, string> | undefined>;
  const [rowNumber, columnNumber] = [positionOf(row, items), positionOf(column, columns)];
  const [headerRow, headerColumn] = [items[0]?.guid ?? '', columns[0]?.guid ?? ''];
  if (hasHeaderRow && row === headerRow) return t.columnHeader(columnNumber);
  if (hasHeaderColumn && column === headerColumn) return t.rowHeader(rowNumber);
  const rowWords = hasHeaderColumn && words[row]?.[headerColumn];
  const columnWords = hasHeaderRow && words[headerRow]?.[column];
  return t.cell(rowWords || t.row(rowNumber), columnWords || t.column(columnNumber));
}

interface TableOptions {
  items: { guid: string }[];
  columns: { guid: string }[];
  hasHeaderRow: boolean;
  hasHeaderColumn: boolean;
}

function positionOf(guid: string, list: unknown): number {
  return (list as { guid: string }[]).findIndex((each) => each.guid === guid) + 1;
}
