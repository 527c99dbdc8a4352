/** Puts the cursor in a field on the page. What it is folded into is opened. */
export function focusField(guid: string, path: string): void {
  const field = document.querySelector<HTMLElement>(`[data-guid='${guid}'] [data-path='${path}']`);
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  field?.focus();
}
