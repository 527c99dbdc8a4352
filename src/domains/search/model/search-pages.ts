/** The page numbers to offer: the first, the last, and those around the current one; null where some are left out. */
export function pagesToShow(current: number, last: number): (number | null)[] {
  const near = Array.from({ length: last }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === last || Math.abs(page - current) <= 1,
  );
  return near.flatMap((page, index) => {
    const gap = page - (near[index - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
