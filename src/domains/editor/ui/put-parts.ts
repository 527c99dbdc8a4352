/** Puts in what came from elsewhere. Who has the cursor in it keeps their place among the words that stay. */
export function putParts(element: HTMLElement, parts: readonly (Node | string)[]): void {
  const selection = getSelection();
  const isIn = selection !== null && document.activeElement === element && element.contains(selection.anchorNode);
  const before = element.textContent;
  const anchor = isIn ? offsetIn(element, selection.anchorNode, selection.anchorOffset) : 0;
  const focus = isIn ? offsetIn(element, selection.focusNode, selection.focusOffset) : 0;
  element.replaceChildren(...parts);
  if (!isIn) return;
  const [begin, end] = [anchor, focus].map((place) => pointIn(element, placeIn(element.textContent, before, place)));
  if (begin && end) selection.setBaseAndExtent(...begin, ...end);
}

function offsetIn(element: HTMLElement, node: Node | null, offset: number): number {
  if (!node) return 0;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(node, offset);
  return range.toString().length;
}

function pointIn(element: HTMLElement, offset: number): [Node, number] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node as Text;
    if (left <= length) return [node, left];
    left -= length;
  }
  return [element, element.childNodes.length];
}

/** Where a place in the text is after it was changed in one piece. */
export function placeIn(text: string, before: string, place: number): number {
  const shortest = Math.min(text.length, before.length);
  let start = 0;
  while (start < shortest && text[start] === before[start]) start += 1;
  let end = 0;
  while (end < shortest - start && text.at(-1 - end) === before.at(-1 - end)) end += 1;
  if (place <= start) return place;
  if (place >= before.length - end) return place + text.length - before.length;
  return Math.min(place, text.length - end);
}
