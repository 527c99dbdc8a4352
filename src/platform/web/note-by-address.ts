/**
 * The page that answers a refused form stands in the history as the sending of that form: to load it again would send it again, and to go
 * back to it ends in an error of the browser, which keeps no such page. Noted by its address, it opens as any other page does.
 */
export function noteByAddress(): void {
  history.replaceState(history.state, '');
}
