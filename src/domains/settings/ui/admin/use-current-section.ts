import { useEffect, useState } from 'react';

/**
 * The part of the page that its reader is in, of those whose headings have these ids: where the focus is, for as long as the heading is in
 * sight, and otherwise how far they have scrolled. An address that names one leads there once it is shown.
 */
export function useCurrentSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [current, setCurrent] = useState(ids[0]);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    let entered: Id | undefined;

    function handleFocus({ target }: FocusEvent): void {
      entered = ids.find((id) =>
        headingOf(id)
          ?.closest('section')
          ?.contains(target as Node),
      );
      if (entered) setCurrent(entered);
    }

    function handleMove(): void {
      if (entered && isInSight(entered)) return;
      entered = undefined;
      setCurrent(ids.findLast(isPassed) ?? ids[0]);
    }

    addEventListener('focusin', handleFocus, { signal });
    addEventListener('scroll', handleMove, { signal, passive: true });
    addEventListener('resize', handleMove, { signal });
    goTo(ids.find((id) => `#${id}` === location.hash));
    return () => listening.abort();
  }, [ids]);

  return current;
}

function headingOf(id: string): HTMLElement | null {
  return document.getElementById(id);
}

function isInSight(id: string): boolean {
  const { top, bottom } = headingOf(id)?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
  return bottom > 0 && top < innerHeight;
}

/** The line moves down with the scrolling, so that the last part has its turn too, which never comes to the top of the screen. */
function isPassed(id: string): boolean {
  const progress = scrollY / Math.max(1, document.documentElement.scrollHeight - innerHeight);
  const line = innerHeight * (0.2 + 0.8 * progress);
  const heading = headingOf(id);
  return heading !== null && heading.getBoundingClientRect().top <= line;
}

function goTo(id: string | undefined): void {
  const heading = id === undefined ? null : headingOf(id);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView();
}
