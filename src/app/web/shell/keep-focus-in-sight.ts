const room = 8;

/** Scrolls what has focus out from under a notice that has just appeared. On a narrow screen a notice is as wide as the page. */
export function keepFocusInSight(stacks: Iterable<Element>): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  for (const stack of stacks) {
    if (stack.contains(focused)) continue;
    const own = focused.getBoundingClientRect();
    const cover = stack.getBoundingClientRect();
    const isCovered = own.bottom > cover.top && own.top < cover.bottom && own.right > cover.left && own.left < cover.right;
    const isAtBottom = cover.top > innerHeight / 2;
    if (isCovered) scrollBy({ top: isAtBottom ? own.bottom - cover.top + room : own.top - cover.bottom - room });
  }
}
