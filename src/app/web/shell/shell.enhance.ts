/** How long the pointer rests on an item before its pages come, and how long they stay when it has left. */
const intent = 150;
const patience = 300;

const openMenus = 'details[data-menu][open]';

/** On a narrow screen the main menu is a list that unfolds, and nothing in it closes by itself. */
const isWide = () => matchMedia('(width >= 64rem)').matches;

/** Menus that unfold close by Escape, by a click beside them and when focus leaves; those of the main menu open under a pointer that rests. */
export function enhanceShell(): () => void {
  const attached = new AbortController();
  const { signal } = attached;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What the pointer opened, for as long as nobody clicked. */
  let hovered: HTMLDetailsElement | null = null;

  function closeOthers(kept: EventTarget | null): void {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) {
      if (closesByItself(menu) && !(kept instanceof Node && menu.contains(kept))) menu.open = false;
    }
  }

  function handleKey({ key }: KeyboardEvent): void {
    const menu = document.querySelector<HTMLDetailsElement>(openMenus);
    if (key !== 'Escape' || !menu || !closesByItself(menu)) return;
    // A pointer that still rests on it does not open it again.
    clearTimeout(timer);
    if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
    menu.open = false;
  }

  /** A click means it: what the pointer opened stays, and what it was about to open does not come over it. */
  function handleClick(event: MouseEvent): void {
    clearTimeout(timer);
    if (hovered?.open && hovered.firstElementChild?.contains(event.target as Node)) event.preventDefault();
    hovered = null;
    closeOthers(event.target);
  }

  function handlePointer(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || !isWide()) return;
    clearTimeout(timer);
    const item = event.target instanceof Element ? event.target.closest('[data-site-menu] li:has(> details)') : null;
    const menu = item?.querySelector('details');
    timer = setTimeout(
      () => {
        // Not while somebody is in it with the keyboard.
        if (hovered && hovered !== menu && !hovered.contains(document.activeElement)) hovered.open = false;
        if (!menu || menu.open) return;
        menu.open = true;
        hovered = menu;
      },
      menu ? intent : patience,
    );
  }

  // Before it is drawn it can be unfolded, and only then scrolled.
  for (const moment of ['beforetoggle', 'toggle']) document.addEventListener(moment, openAtOwnSection, { signal, capture: true });
  document.addEventListener('keydown', handleKey, { signal });
  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('focusin', ({ target }) => closeOthers(target), { signal });
  document.addEventListener('pointerover', handlePointer, { signal });
  matchMedia('(width >= 64rem)').addEventListener('change', closePanel, { signal });
  return () => {
    clearTimeout(timer);
    attached.abort();
  };
}

/** The panel of a narrow screen opens at the section that the reader is in. */
function openAtOwnSection(event: Event): void {
  const { target, newState } = event as ToggleEvent;
  if (newState !== 'open' || isWide() || !(target instanceof Element && target.matches('[data-site-menu]'))) return;
  const menu = target.querySelector<HTMLDetailsElement>('[data-open] > details');
  if (!menu) return;
  menu.open = true;
  menu.parentElement?.scrollIntoView({ block: 'nearest' });
}

function closesByItself({ dataset }: HTMLDetailsElement): boolean {
  return dataset['menu'] === 'account' || isWide();
}

/** Closes all that lies over the page: a new page begins without. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus)) menu.open = false;
  closePanel();
}

function closePanel(): void {
  const panel = document.querySelector<HTMLElement>('[data-site-menu]');
  if (panel?.matches(':popover-open')) panel.hidePopover();
}
