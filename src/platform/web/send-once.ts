/** Longer than a double click, shorter than a second thought. */
const pause = 2000;

/** A form that is sent twice in a moment is sent once: the answer to the second would say that it was done already. */
export function sendOnce(root: Document): void {
  const sentOn = new WeakMap<EventTarget, number>();
  root.addEventListener('submit', (event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || target.method !== 'post' || event.defaultPrevented) return;
    const now = performance.now();
    if (now - (sentOn.get(target) ?? -pause) < pause) event.preventDefault();
    else sentOn.set(target, now);
  });
}
