/**
 * Which items of the main menu stand in its row, and which behind "More". Decided before the page is drawn, from the letters of the names,
 * so that nothing moves when it is, and without script. In rem, as `main-menu.module.css` has it.
 */
interface Row {
  /** As wide as the row is, at the narrowest window that it is for. */
  room: number;
  /** Around a name. */
  link: number;
  /** Around a name that has pages below it, with the arrow. */
  unfolding: number;
  /** The word that the others stand behind. */
  more: number;
}

/** A window of 64 rem with a scroll bar, and one of 80 rem or more, in which the page is as wide as it gets. */
const rows = {
  narrow: { room: 60.5, link: 1.25, unfolding: 2.125, more: 5.25 },
  wide: { room: 72.8, link: 1.75, unfolding: 2.875, more: 5.75 },
} satisfies Record<string, Row>;

/** Where the row has room for an item: always, in a wide window alone, or never. */
export type RowRoom = 'always' | 'wide' | 'never';

interface Item {
  name: string;
  hasPages: boolean;
}

/** For each item in order. Who comes after one that has no room has none either. */
export function roomInRow(items: readonly Item[]): RowRoom[] {
  const inWide = countIn(rows.wide, items);
  const inNarrow = Math.min(inWide, countIn(rows.narrow, items));
  return items.map((_, index) => (index < inNarrow ? 'always' : index < inWide ? 'wide' : 'never'));
}

function countIn({ room, link, unfolding, more }: Row, items: readonly Item[]): number {
  let end = 0;
  const ends = items.map(({ name, hasPages }) => (end += widthOf(name) + (hasPages ? unfolding : link)));
  return end <= room ? items.length : ends.filter((each) => each <= room - more).length;
}

/** The letters of our typeface at the weight of the menu, by their width in em, rounded up. Others count as the widest. */
const widths: [width: number, letters: string][] = [
  [0.3, " .,:;'’‘|!jilï"],
  [0.37, '()ftr-'],
  [0.5, 'I/1cvsyz–'],
  [0.56, 'xk7aJáeLéèëhnouFöüóú'],
  [0.6, '2bdgpq9ET3S5+'],
  [0.66, 'PZ6VY48BRCK0AX'],
  [0.74, 'DUHGNwO&Q'],
];
const widthOfLetter = new Map(widths.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width])));
const widest = 0.88;

/** Of a name in one line, in rem. Never less than it is. */
export function widthOf(name: string): number {
  let width = 0;
  for (const letter of name) width += widthOfLetter.get(letter) ?? widest;
  return width;
}
