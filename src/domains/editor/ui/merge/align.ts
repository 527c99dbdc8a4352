/** What became of a node of the base: kept as it was, changed into another, or gone. */
export type Fate<Node> = { kind: 'kept' } | { kind: 'changed'; to: Node; at: number } | { kind: 'removed' };

/** How one side differs from the base: the fate of each node, and what was added in front of each of them and behind the last. */
export interface Alignment<Node> {
  fates: Fate<Node>[];
  added: Node[][];
  /** Where each node of the base stands in the side. */
  places: (number | undefined)[];
}

export interface Comparison<Node> {
  isSame(one: Node, other: Node): boolean;
  /** Between 0 and 1. */
  likeness(one: Node, other: Node): number;
}

/** Less alike, and it is another text in the place of the first. */
const leastLikeness = 0.3;
/** Further from its place nothing is looked for: where all of a long text was changed, it would take seconds. */
const furthest = 30;

export function align<Node>(base: readonly Node[], side: readonly Node[], comparison: Comparison<Node>): Alignment<Node> {
  const kept = commonPlaces(base, side, comparison.isSame);
  const alignment: Alignment<Node> = {
    fates: base.map(() => ({ kind: 'removed' })),
    added: Array.from({ length: base.length + 1 }, () => []),
    places: base.map(() => undefined),
  };
  let [from, sideFrom] = [0, 0];
  for (const [at, sideAt] of [...kept, [base.length, side.length] as const]) {
    alignGap(alignment, { base, side, from, to: at, sideFrom, sideTo: sideAt }, comparison);
    if (at < base.length) {
      alignment.fates[at] = { kind: 'kept' };
      alignment.places[at] = sideAt;
    }
    [from, sideFrom] = [at + 1, sideAt + 1];
  }
  return alignment;
}

interface Gap<Node> {
  base: readonly Node[];
  side: readonly Node[];
  from: number;
  to: number;
  sideFrom: number;
  sideTo: number;
}

/** Between two nodes that were kept: which of the others became which. */
function alignGap<Node>(
  alignment: Alignment<Node>,
  { base, side, from, to, sideFrom, sideTo }: Gap<Node>,
  comparison: Comparison<Node>,
): void {
  let before = from;
  let next = sideFrom;
  for (const [one, other] of pairs(base.slice(from, to), side.slice(sideFrom, sideTo), comparison)) {
    alignment.added[before]?.push(...side.slice(next, sideFrom + other));
    const to = side[sideFrom + other];
    if (to !== undefined) alignment.fates[from + one] = { kind: 'changed', to, at: sideFrom + other };
    alignment.places[from + one] = sideFrom + other;
    [before, next] = [from + one + 1, sideFrom + other + 1];
  }
  alignment.added[before]?.push(...side.slice(next, sideTo));
}

/** The most alike are each other's. Of what is left between those, as many on each side are too, in order: one text in another's place. */
function pairs<Node>(base: readonly Node[], side: readonly Node[], { likeness }: Comparison<Node>): [number, number][] {
  const reach = furthest + Math.abs(base.length - side.length);
  const alike = bestPairs(base, side, (one, other, distance) => {
    const value = distance > reach ? 0 : likeness(one, other);
    return value < leastLikeness ? 0 : value;
  });
  let [from, sideFrom] = [0, 0];
  return [...alike, [base.length, side.length] as const].flatMap(([at, sideAt]) => {
    const isEven = at - from === sideAt - sideFrom;
    const between = isEven ? Array.from({ length: at - from }, (_, index): [number, number] => [from + index, sideFrom + index]) : [];
    [from, sideFrom] = [at + 1, sideAt + 1];
    return at < base.length ? [...between, [at, sideAt] as [number, number]] : between;
  });
}

/** The longest row of nodes that both have. */
export function commonPlaces<Node>(
  base: readonly Node[],
  side: readonly Node[],
  isSame: (one: Node, other: Node) => boolean,
): [number, number][] {
  let begin = 0;
  const same = (one: number, other: number) => {
    const [left, right] = [base[one], side[other]];
    return left !== undefined && right !== undefined && isSame(left, right);
  };
  while (begin < base.length && same(begin, begin)) begin += 1;
  let [end, sideEnd] = [base.length, side.length];
  while (end > begin && sideEnd > begin && same(end - 1, sideEnd - 1)) [end, sideEnd] = [end - 1, sideEnd - 1];
  const middle = bestPairs(base.slice(begin, end), side.slice(begin, sideEnd), (one, other) => (isSame(one, other) ? 1 : 0));
  return [
    ...Array.from({ length: begin }, (_, index): [number, number] => [index, index]),
    ...middle.map(([one, other]): [number, number] => [begin + one, begin + other]),
    ...Array.from({ length: base.length - end }, (_, index): [number, number] => [end + index, sideEnd + index]),
  ];
}

/** Pairs in the order of both, of the highest worth together. What is worth nothing is no pair. */
function bestPairs<Node>(
  base: readonly Node[],
  side: readonly Node[],
  worth: (one: Node, other: Node, distance: number) => number,
): [number, number][] {
  const worths = base.map((one, row) => side.map((other, column) => worth(one, other, Math.abs(row - column))));
  const total = Array.from({ length: base.length + 1 }, () => new Float64Array(side.length + 1));
  const totalAt = (row: number, column: number) => total[row]?.[column] ?? 0;
  const worthAt = (row: number, column: number) => worths[row]?.[column] ?? 0;
  for (let row = base.length - 1; row >= 0; row -= 1) {
    for (let column = side.length - 1; column >= 0; column -= 1) {
      const paired = worthAt(row, column) > 0 ? worthAt(row, column) + totalAt(row + 1, column + 1) : 0;
      total[row]?.fill(Math.max(paired, totalAt(row + 1, column), totalAt(row, column + 1)), column, column + 1);
    }
  }
  const found: [number, number][] = [];
  let [row, column] = [0, 0];
  while (row < base.length && column < side.length) {
    const isPair = worthAt(row, column) > 0 && totalAt(row, column) === worthAt(row, column) + totalAt(row + 1, column + 1);
    if (isPair) found.push([row++, column++]);
    else if (totalAt(row + 1, column) >= totalAt(row, column + 1)) row += 1;
    else column += 1;
  }
  return found;
}
