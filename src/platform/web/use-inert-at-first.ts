import { useIsInBrowser } from './use-is-in-browser.ts';

/**
 * For a part that can do nothing before the browser has taken it over: until then a click on it would be lost, and so would what is typed.
 * It wakes before the effects of what stands in it, which may move the focus there.
 */
export function useInertAtFirst(): { inert: boolean; ref(element: HTMLElement | null): void } {
  return { inert: !useIsInBrowser(), ref: wake };
}

function wake(element: HTMLElement | null): void {
  if (element) element.inert = false;
}
