import { useEffect } from 'react';
import { createMediaShift } from './media-shift.ts';

/** What the editor brings with it stands in the window, not on the page (tools/style-groups.ts). */
const ownSheet = /\/editor-[^/]*\.css/;

/** The page is laid out by the room that it has, however much of the window stands beside it. */
export function usePageWidth(): void {
  useEffect(() => {
    const { body, documentElement: root, head } = document;
    const shift = createMediaShift(sheetsOfPage);
    let pixels = 0;
    function measure() {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(body);
      const room = body.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      pixels = Math.max(0, Math.round(root.clientWidth - room));
      shift.set(pixels);
      if (pixels === 0) root.style.removeProperty('--p-vw');
      else root.style.setProperty('--p-vw', `${(root.clientWidth - pixels) / 100}px`);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(body);
    // The styles of a block that was not on the page before.
    const learn = () => shift.set(pixels);
    head.addEventListener('load', learn, { capture: true });
    return () => {
      observer.disconnect();
      head.removeEventListener('load', learn, { capture: true });
      shift.set(0);
      root.style.removeProperty('--p-vw');
    };
  }, []);
}

function sheetsOfPage(): CSSStyleSheet[] {
  return [...document.styleSheets].filter(({ href }) => href === null || !ownSheet.test(href));
}
