/** The page numbers to offer: the first, the last, and those around the current one. Where one would be left out alone it is offered too. */
export function pagesToShow(current: number, last: number): number[] {
  if (last < 2) return [];
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => (page - (pages[index - 1] ?? page) === 2 ? [page - 1, page] : [page]));
}
