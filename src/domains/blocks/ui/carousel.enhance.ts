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

  /** Where it is still on its way to, so that two quick clicks are two pictures. */
  let goal: number | undefined;

  function go(direction: number): void {
    if (!track) return;
    const width = widthOfStep(track);
    const place = (goal ?? track.scrollLeft) / width;
    // The last picture may rest between two steps; from there, back is the step before it.
    const next = direction < 0 ? Math.ceil(place - 0.01) - 1 : Math.floor(place + 0.01) + 1;
    goal = Math.max(0, Math.min(next * width, track.scrollWidth - track.clientWidth));
    track.scrollTo({ left: goal });
  }

  for (const button of buttons) button.addEventListener('click', () => go(stepOf(button)), { signal });
  track.addEventListener('scrollend', () => (goal = undefined), { signal });
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
