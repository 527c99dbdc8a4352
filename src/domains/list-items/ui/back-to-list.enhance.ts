/** Who came from a topic or a later page of the list goes back to that. Pages are the same for all, so only the browser knows. */
export function enhanceBackToList(element: HTMLElement, cameFrom = document.referrer): void {
  const link = element.querySelector('a');
  if (!link || !URL.canParse(cameFrom)) return;
  const { origin, pathname, search } = new URL(cameFrom);
  if (origin === location.origin && pathname === link.pathname) link.search = search;
}
