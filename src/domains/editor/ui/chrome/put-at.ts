import type { Box } from './page-elements.ts';

/** Over the page, in the layer that all of it stands in. */
export function putAt(element: HTMLElement, box: Box | null): void {
  const layer = element.parentElement?.getBoundingClientRect();
  element.hidden = box === null || layer === undefined;
  if (!box || !layer) return;
  element.style.setProperty('--top', `${box.top - layer.top}px`);
  element.style.setProperty('--left', `${box.left - layer.left}px`);
  element.style.setProperty('--width', `${box.width}px`);
  element.style.setProperty('--height', `${box.height}px`);
}
