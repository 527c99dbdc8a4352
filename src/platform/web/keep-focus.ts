const fields = ':is(input, select, textarea, [contenteditable="true"]):not(:disabled, [type="hidden"])';
const headings = 'h1, h2, h3, h4, h5, h6';

/**
 * Whoever works by keyboard keeps their place when what had the focus goes away: a form took the place of its button, a section was done
 * with. A field that came in its place has the focus next, otherwise the heading above. Whoever knows better moves the focus first.
 * Returns how to stop.
 */
export function keepFocus(root: HTMLElement): () => void {
  /** What had the focus last, and all that it stood in, from the inside. */
  let path: Element[] = [];
  /** The same of what had it in a dialog, while that is where it is. */
  let inDialog: Element[] = [];

  /** A dialog gives the focus back to where it came from, so that place stands while it is open. */
  function handleFocus({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    const isInDialog = target.closest('dialog') !== null;
    inDialog = isInDialog ? ancestorsOf(target) : [];
    if (!isInDialog) path = ancestorsOf(target);
  }

  function handleChanges(changes: readonly MutationRecord[]): void {
    if (document.querySelector(':modal') !== null) return takePlace(inDialog, changes);
    // A dialog that an address opened has nowhere to give it back to.
    if (path.length === 0 && inDialog.length > 0 && isFocusLost()) headingOf(root.querySelector('main') ?? root)?.focus();
    takePlace(path, changes);
  }

  function takePlace([last, ...around]: Element[], changes: readonly MutationRecord[]): void {
    if (!last || last.isConnected || !isFocusLost()) return;
    const place = around.find((element) => element.isConnected);
    if (place) (fieldAmong(changes, place) ?? headingOf(place))?.focus();
  }

  /** What opened it may be gone by then. */
  function handleClose(): void {
    setTimeout(() => handleChanges([]));
  }

  const observer = new MutationObserver(handleChanges);
  observer.observe(root, { childList: true, subtree: true });
  root.addEventListener('focusin', handleFocus);
  // A `close` does not bubble.
  root.addEventListener('close', handleClose, { capture: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', handleFocus);
    root.removeEventListener('close', handleClose, { capture: true });
  };
}

function ancestorsOf(element: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each; each = each.parentElement) path.push(each);
  return path;
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

function fieldAmong(changes: readonly MutationRecord[], place: Element): HTMLElement | undefined {
  const added = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement && place.contains(node));
  for (const element of added as HTMLElement[]) {
    const field = element.matches(fields) ? element : element.querySelector<HTMLElement>(fields);
    if (field) return field;
  }
  return undefined;
}

/** Of the part that it stood in, or of one around that. */
function headingOf(place: Element): HTMLElement | undefined {
  for (let part: Element | null = place; part; part = part.parentElement) {
    if (!part.matches('section, article, fieldset, form, main, dialog, [role="region"]')) continue;
    const heading = part.querySelector<HTMLElement>(headings);
    if (!heading) continue;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
