/** The block in which the cursor is, if it is in one. */
export function blockInHand(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-guid]')?.dataset['guid'] ?? null;
}
