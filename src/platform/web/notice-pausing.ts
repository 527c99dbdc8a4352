import type { Notices } from './notices.ts';

/** Stops the clocks of all notices while somebody points at one, is in one, or cannot see them. Returns how to stop. */
export function pauseWhileUsed(region: HTMLElement, notices: Notices): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function lookAgain(): void {
    notices.setPaused('hover', region.matches(':hover'));
    notices.setPaused('focus', region.contains(document.activeElement));
    notices.setPaused('hidden', document.visibilityState === 'hidden');
  }

  region.addEventListener('pointerenter', () => notices.setPaused('hover', true), { signal });
  region.addEventListener('pointerleave', () => notices.setPaused('hover', false), { signal });
  region.addEventListener('focusin', () => notices.setPaused('focus', true), { signal });
  region.addEventListener('focusout', ({ relatedTarget }) => notices.setPaused('focus', region.contains(relatedTarget as Node | null)), {
    signal,
  });
  document.addEventListener('visibilitychange', lookAgain, { signal });
  // A notice that is closed takes pointer and focus with it without a word, so look again once it is gone.
  const unsubscribe = notices.subscribe(() => requestAnimationFrame(() => signal.aborted || lookAgain()));

  return () => {
    listening.abort();
    unsubscribe();
    for (const reason of ['hover', 'focus', 'hidden'] as const) notices.setPaused(reason, false);
  };
}
