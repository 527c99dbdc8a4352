import { useLayoutEffect, type RefObject } from 'react';

/** Says on the root element how much of the end of the window a bar takes that lies over it, so that notices stand above it and never on it. */
export function useBarBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const shown = bar.current;
    if (!shown) return;
    const observer = new ResizeObserver(() => {
      const room = shown.offsetHeight + Number.parseFloat(getComputedStyle(shown).bottom);
      style.setProperty('--p-bar-below', `${room}px`);
    });
    observer.observe(shown);
    return () => {
      observer.disconnect();
      style.removeProperty('--p-bar-below');
    };
  }, [bar]);
}
