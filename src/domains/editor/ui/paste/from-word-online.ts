import { createListBuilder } from './flat-lists.ts';

/** Word in a browser: every line of a list is a list of its own, which names its level. */
export function cleanWordOnline(body: HTMLElement): void {
  const lists = createListBuilder();
  for (const place of body.querySelectorAll('.ListContainerWrapper')) {
    const lines = [...place.querySelectorAll(':scope > ul > li, :scope > ol > li')];
    const hasMore = lines.map(({ textContent }) => textContent).join('').length < place.textContent.trim().length;
    if (lines.length === 0 || hasMore) continue;
    for (const line of lines) {
      const level = Number(line.getAttribute('data-aria-level')) || 1;
      lists.add({ place, list: 'online', level, isOrdered: line.parentElement?.localName === 'ol', contents: line.childNodes });
    }
    place.remove();
  }
}
