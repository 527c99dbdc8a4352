/** The colours of the platform may change while somebody has it open. The ones before stay until the new ones are here, so nothing flickers. */
export function applyTheme(href: string): void {
  const earlier = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href^="/theme.css"]')];
  const last = earlier.at(-1);
  if (!last || last.getAttribute('href') === href) return;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.setAttribute('href', href);
  next.addEventListener('load', () => earlier.forEach((link) => link.remove()), { once: true });
  last.after(next);
}
