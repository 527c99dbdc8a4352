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
    const menu = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null;
    if (menu?.dataset['hovered'] !== undefined) {
      delete menu.dataset['hovered'];
      event.preventDefault();
    }
    closeOthers(event.target);
  }

  function handlePointer(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || !isWide()) return;
    clearTimeout(timer);
    const item = event.target instanceof Element ? event.target.closest('[data-site-menu] li:has(> details)') : null;
    const menu = item?.querySelector('details');
    timer = setTimeout(
      () => {
        closeHovered(menu);
        if (menu && !menu.open) {
          menu.open = true;
          menu.dataset['hovered'] = '';
        }
      },
      menu ? intent : patience,
    );
  }

  document.addEventListener('keydown', handleKey, { signal });
  document.addEventListener('click', handleClick, { signal });
  document.addEventListener('focusin', ({ target }) => closeOthers(target), { signal });
  document.addEventListener('pointerover', handlePointer, { signal });
  document.addEventListener('toggle', forgetHover, { signal, capture: true });
  matchMedia('(width >= 64rem)').addEventListener('change', closePanel, { signal });
  return () => {
    clearTimeout(timer);
    attached.abort();
  };
}

function closesByItself({ dataset }: HTMLDetailsElement): boolean {
  return dataset['menu'] === 'account' || isWide();
}

/** What a pointer opened goes when it has left; not while somebody is in it with the keyboard. */
function closeHovered(kept: HTMLDetailsElement | null | undefined): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>(`${openMenus}[data-hovered]`)) {
    if (menu !== kept && !menu.contains(document.activeElement)) menu.open = false;
  }
}

function forgetHover({ target }: Event): void {
  if (target instanceof HTMLDetailsElement && !target.open) delete target.dataset['hovered'];
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
