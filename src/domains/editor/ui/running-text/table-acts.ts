import type { Editor } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { TextSelection, type EditorState } from '@tiptap/pm/state';

interface Place {
  row: number;
  column: number;
}

/** The table that the cursor stands in, by its cells, and in which of them. */
interface Table extends Place {
  at: number;
  node: TextNode;
  rows: readonly (readonly TextNode[])[];
}

/** How many can be stored. */
const most = { rows: 200, columns: 20 };

export function tableIn({ selection: { $from } }: EditorState): Table | null {
  for (let depth = $from.depth - 2; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type.name !== 'table') continue;
    const rows = node.children.map(({ children }) => children);
    return { at: $from.before(depth), node, rows, row: $from.index(depth), column: $from.index(depth + 1) };
  }
  return null;
}

export const tableActs = [
  'rowAbove',
  'rowBelow',
  'columnBefore',
  'columnAfter',
  'headRow',
  'removeRow',
  'removeColumn',
  'removeTable',
] as const;
export type TableAct = (typeof tableActs)[number];

type Cells = Pick<Table, 'rows' | 'row' | 'column'>;

/** What becomes of the cells, and in which of them the cursor goes on; no rows is no table. */
const changes: Record<TableAct, (table: Table) => Cells> = {
  rowAbove: ({ rows, row, column }) => ({ rows: rows.toSpliced(row, 0, emptyRow(rows, row)), row, column }),
  rowBelow: ({ rows, row, column }) => ({ rows: rows.toSpliced(row + 1, 0, emptyRow(rows, row)), row: row + 1, column }),
  columnBefore: ({ rows, row, column }) => ({ rows: withColumn(rows, column), row, column }),
  columnAfter: ({ rows, row, column }) => ({ rows: withColumn(rows, column + 1), row, column: column + 1 }),
  headRow: ({ rows: [first = [], ...others], row, column }) => {
    const type = isHead(first) ? 'tableCell' : 'tableHeader';
    return { rows: [first.map((cell) => cellOf(cell, type, cell)), ...others], row, column };
  },
  removeRow: ({ rows, row, column }) => ({ rows: rows.toSpliced(row, 1), row: Math.min(row, rows.length - 2), column }),
  removeColumn({ rows, row, column }) {
    const left = rows.map((cells) => cells.toSpliced(column, 1));
    return { rows: left.every((cells) => cells.length > 0) ? left : [], row, column: Math.max(0, column - 1) };
  },
  removeTable: ({ row, column }) => ({ rows: [], row, column }),
};

export function canChangeTable({ state }: Editor, act: TableAct): boolean {
  const table = tableIn(state);
  if (!table) return false;
  const { rows, row } = table;
  // Above its head there is no table.
  if (act === 'rowAbove' && isHead(rows[row])) return false;
  if (act === 'rowAbove' || act === 'rowBelow') return rows.length < most.rows;
  if (act === 'columnBefore' || act === 'columnAfter') return rows.every((cells) => cells.length < most.columns);
  return true;
}

export function changeTable(editor: Editor, act: TableAct): boolean {
  const table = tableIn(editor.state);
  if (!table || !canChangeTable(editor, act)) return false;
  const { schema, doc } = editor.state;
  const { rows, ...place } = changes[act](table);
  const { at, node } = table;
  return editor.commands.command(({ tr }) => {
    if (rows.length === 0) {
      const isAlone = doc.childCount === 1;
      tr.replaceWith(at, at + node.nodeSize, isAlone ? [schema.node('paragraph')] : []);
      tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(at + 1, tr.doc.content.size))));
    } else {
      const next = node.type.create(
        node.attrs,
        rows.map((cells) => schema.node('tableRow', null, cells)),
      );
      tr.replaceWith(at, at + node.nodeSize, next).setSelection(TextSelection.near(tr.doc.resolve(startOfCell(next, at, place))));
    }
    return true;
  });
}

/** Three by three, its head first. After what the cursor stands in, or in the place of that when it is empty. */
export function insertTable(editor: Editor): boolean {
  const { schema, selection } = editor.state;
  const { $to } = selection;
  const table = schema.node(
    'table',
    null,
    ['tableHeader', 'tableCell', 'tableCell'].map((type) =>
      schema.node(
        'tableRow',
        null,
        [0, 1, 2].map(() => schema.node(type, null, [schema.node('paragraph')])),
      ),
    ),
  );
  const [before, after] = [$to.before(1), $to.after(1)];
  const from = $to.depth === 1 && $to.parent.content.size === 0 ? before : after;
  return editor.commands.command(({ tr }) => {
    tr.replaceWith(from, after, table).setSelection(TextSelection.near(tr.doc.resolve(from + 1)));
    return true;
  });
}

/** A table at the very end, or at the very beginning, leaves no place to go on typing: leaving it makes one. */
export function leaveTable(editor: Editor, direction: 'up' | 'down'): boolean {
  const { state, view } = editor;
  const table = tableIn(state);
  if (!table || !view.endOfTextblock(direction)) return false;
  const isLast = direction === 'down';
  const edge = isLast ? table.at + table.node.nodeSize : table.at;
  if (table.row !== (isLast ? table.rows.length - 1 : 0) || edge !== (isLast ? state.doc.content.size : 0)) return false;
  return editor.commands.command(({ tr }) => {
    tr.insert(edge, state.schema.node('paragraph')).setSelection(TextSelection.near(tr.doc.resolve(edge + 1)));
    return true;
  });
}

export function hasHeadRow({ state }: Editor): boolean {
  return isHead(tableIn(state)?.rows[0]);
}

function isHead(cells: readonly TextNode[] = []): boolean {
  return cells.length > 0 && cells.every(({ type }) => type.name === 'tableHeader');
}

/** As the row beside it; below the head come cells. A row that begins with a header stays one that does. */
function emptyRow(rows: Table['rows'], beside: number): TextNode[] {
  const like = isHead(rows[beside]) ? (rows[beside + 1] ?? []) : (rows[beside] ?? []);
  return (rows[beside] ?? []).map((cell, column) => cellOf(cell, like[column]?.type.name ?? 'tableCell'));
}

function withColumn(rows: Table['rows'], at: number): TextNode[][] {
  return rows.map((cells) => {
    const [first] = cells;
    return first ? cells.toSpliced(at, 0, cellOf(first, isHead(cells) ? 'tableHeader' : 'tableCell')) : [];
  });
}

function cellOf({ type: { schema } }: TextNode, type: string, filled?: TextNode): TextNode {
  return schema.node(type, null, filled ? filled.content : [schema.node('paragraph')]);
}

function startOfCell(table: TextNode, at: number, { row, column }: Place): number {
  const size = (nodes: readonly TextNode[]) => nodes.reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const cells = table.child(row);
  return at + 1 + size(table.children.slice(0, row)) + 1 + size(cells.children.slice(0, column)) + 1;
}
