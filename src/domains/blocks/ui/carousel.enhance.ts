/** Shows the buttons of a carousel and lets them scroll it, picture by picture. Returns how to take that off again. */
export function enhanceCarousel(carousel: HTMLElement): () => void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]');
  const buttons = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-step]')];
  if (!track) return () => {};
  const attached = new AbortController();
  const { signal } = attached;

  /** What has nowhere to go says so, but keeps focus: it may have just been used. */
  function showEnds(): void {
    if (!track) return;
    const room = track.scrollWidth - track.clientWidth;
    carousel.toggleAttribute('data-ready', room > 1);
    for (const button of buttons) {
      const isAtEnd = stepOf(button) < 0 ? track.scrollLeft <= 1 : track.scrollLeft >= room - 1;
      button.setAttribute('aria-disabled', String(isAtEnd));
    }
  }

  for (const button of buttons) {
    button.addEventListener('click', () => track.scrollBy({ left: stepOf(button) * widthOfStep(track) }), { signal });
  }
  track.addEventListener('scroll', showEnds, { signal, passive: true });
  const resizing = new ResizeObserver(showEnds);
  resizing.observe(track);
  showEnds();

  return () => {
    attached.abort();
    resizing.disconnect();
    carousel.removeAttribute('data-ready');
    for (const button of buttons) button.removeAttribute('aria-disabled');
  };
}

function stepOf(button: HTMLElement): number {
  return Number(button.dataset['carouselStep']);
}

function widthOfStep(track: HTMLElement): number {
  const [first, second] = track.children;
  return first instanceof HTMLElement && second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : track.clientWidth;
}
