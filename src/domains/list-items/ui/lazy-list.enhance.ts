/** Brings a list that loads later when its reader comes near. Until then, and when it fails, its link leads to it. */
export function enhanceLazyList(element: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void bring(element);
    },
    { rootMargin: '400px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

async function bring(element: HTMLElement): Promise<void> {
  const { lazyList: address = '' } = element.dataset;
  element.setAttribute('aria-busy', 'true');
  try {
    const response = await fetch(address);
    if (!response.ok) return;
    const part = document.createElement('template');
    part.innerHTML = await response.text();
    replaceInPlace(element, part.content);
  } catch {
    // Offline: the link stays.
  } finally {
    element.removeAttribute('aria-busy');
  }
}

/** A list is longer than the room that was kept for it. What somebody reads or has focus on below it stays where they see it. */
function replaceInPlace(element: HTMLElement, content: DocumentFragment): void {
  const { top, bottom } = element.getBoundingClientRect();
  const isReadBelow = top < 0 || hasFocusInSightAfter(element);
  const last = content.lastElementChild;
  element.replaceWith(content);
  if (last && isReadBelow) scrollBy({ top: last.getBoundingClientRect().bottom - bottom, behavior: 'instant' });
}

function hasFocusInSightAfter(element: HTMLElement): boolean {
  const focused = document.activeElement;
  if (!focused || !(element.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
