import type { ReactNode } from 'react';

/** For what is told at the top of a page after a button that stands over all of it: it is brought into sight when it comes. */
export function InSight({ children }: { children: ReactNode }) {
  return <div ref={bringIntoSight}>{children}</div>;
}

function bringIntoSight(shown: HTMLElement | null): void {
  shown?.scrollIntoView({ block: 'center' });
}
