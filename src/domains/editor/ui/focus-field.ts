/** Puts the cursor in a field on the page, if it is there. What it is folded into is opened. */
export function focusField(guid: string, path: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-guid='${guid}'] [data-path='${path}']`);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  // Running text that is being edited has its cursor inside.
  const cursor = field?.querySelector<HTMLElement>('[contenteditable]') ?? field;
  cursor?.focus();
  return cursor !== null && cursor !== undefined;
}
