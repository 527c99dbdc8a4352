const stops = 'button[data-stop]';

function stopsIn(toolbar: HTMLElement): HTMLElement[] {
  return [...toolbar.querySelectorAll<HTMLElement>(stops)];
}

/** Where the keys were in it last. */
export function focusStop(toolbar: HTMLElement): void {
  const all = stopsIn(toolbar);
  if (!toolbar.contains(document.activeElement)) (all.find(({ tabIndex }) => tabIndex === 0) ?? all[0])?.focus();
}

/** A toolbar is one stop of Tab; the arrows go from button to button. */
export function moveAmongStops(toolbar: HTMLElement, key: string): boolean {
  const all = stopsIn(toolbar);
  const at = all.findIndex((each) => each === document.activeElement);
  if (at < 0) return false;
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key];
  if (next === undefined) return false;
  const stop = all.at(next % all.length);
  for (const each of all) each.tabIndex = each === stop ? 0 : -1;
  stop?.focus();
  return true;
}
