import { useEffect } from 'react';

/**
 * F6 goes round: the bar, the page, what is open beside it, and the notices. In each of them it comes back to where somebody was.
 */
export function useEditorAreas(): void {
  useEffect(() => {
    /** What had the focus last, by area. */
    const last = new WeakMap<Element, HTMLElement>();

    function note({ target }: FocusEvent) {
      const area = areas().findLast((each) => target instanceof Node && each.contains(target));
      if (area && target instanceof HTMLElement) last.set(area, target);
    }

    function go(event: KeyboardEvent) {
      if (event.key !== 'F6' || document.querySelector(':modal')) return;
      const all = areas();
      const at = all.findLastIndex((area) => area.contains(document.activeElement));
      const step = event.shiftKey ? -1 : 1;
      const next = all.at((at + step) % all.length) ?? all[0];
      if (!next) return;
      event.preventDefault();
      // The notices have this key as well, for who is not editing.
      event.stopPropagation();
      focusIn(next, last.get(next));
    }

    document.addEventListener('focusin', note);
    document.addEventListener('keydown', go, { capture: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('keydown', go, { capture: true });
    };
  }, []);
}

/** In the order in which they stand on the screen. Notices are one as long as there are any. */
function areas(): HTMLElement[] {
  const found = document.querySelectorAll<HTMLElement>('[data-editor-area], main, [data-notices]');
  return [...found].filter((area) => area.checkVisibility());
}

const stops = 'h2[tabindex], [role=tab][aria-selected=true], a[href], button, input, select, textarea, [tabindex="0"]';

function focusIn(area: HTMLElement, former: HTMLElement | undefined): void {
  const known = former?.isConnected ? former : undefined;
  const target = known ?? [...area.querySelectorAll<HTMLElement>(stops)].find((each) => each.checkVisibility()) ?? area;
  if (target === area) area.tabIndex = -1;
  target.focus();
}
