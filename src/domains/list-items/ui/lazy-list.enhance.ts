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
    element.replaceWith(part.content);
  } catch {
    // Offline: the link stays.
  } finally {
    element.removeAttribute('aria-busy');
  }
}
