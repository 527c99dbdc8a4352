import { useLayoutEffect } from 'react';

/** The bar takes room above the page. Who is further down keeps the same words before them, when it comes and when it goes. */
export function usePageStays(): void {
  useLayoutEffect(() => {
    const height = roomAbove();
    shift(height);
    return () => shift(-height);
  }, []);
}

function roomAbove(): number {
  return Number.parseFloat(getComputedStyle(document.body).paddingBlockStart) || 0;
}

function shift(height: number): void {
  if (scrollY > 0) scrollBy({ top: height, behavior: 'instant' });
}
