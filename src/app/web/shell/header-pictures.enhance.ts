/** Shows the buttons of the header's pictures and lets them scroll from picture to picture. Returns how to take that off again. */
export function enhanceHeaderPictures(frame: HTMLElement): () => void {
  const track = frame.querySelector('ul');
  const controls = track?.nextElementSibling;
  if (!track || !(controls instanceof HTMLElement)) return () => {};
  const attached = new AbortController();
  const { signal } = attached;
  const shown = () => Math.round(track.scrollLeft / track.clientWidth);

  function mark(): void {
    for (const dot of frame.querySelectorAll<HTMLElement>('[data-slide]')) {
      dot.ariaCurrent = Number(dot.dataset['slide']) === shown() ? 'true' : null;
    }
  }

  controls.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (!button) return;
      const { step, slide } = button.dataset;
      const count = track.children.length;
      const next = slide === undefined ? (shown() + Number(step) + count) % count : Number(slide);
      track.scrollTo({ left: next * track.clientWidth });
    },
    { signal },
  );
  track.addEventListener('scroll', mark, { signal, passive: true });
  controls.hidden = false;
  mark();
  return () => {
    attached.abort();
    controls.hidden = true;
  };
}
