export interface Arrival {
  /** Names the entry in the history, so that going back finds the place where the reader was. */
  key: string;
  title: string;
  /** With `#`; empty when the address has none. */
  hash: string;
  /** Back or forward, to a page that was seen before. */
  isReturn: boolean;
  /** What was read stands there still, so its reader stays where they are in it. */
  staysInPlace?: boolean;
}

export interface Arrivals {
  /** Call it right after the new page is in the document, before it is painted. */
  arrive(arrival: Arrival): void;
  /** For the page that came with the document: focus, when it came because somebody tried again. */
  arriveFirst(): void;
  stop(): void;
}

/** Does what a browser does at a new document and not at a change within one: place, focus, and word of it. */
export function createArrivals(firstKey: string): Arrivals {
  const places = new Map<string, number>();
  const listening = new AbortController();
  const { signal } = listening;
  let page = currentPage();
  let entry = entryOf(firstKey);

  // Now, and not with the first words: what is born with a text is not read out.
  findOrCreateRegion();
  history.scrollRestoration = 'manual';
  addEventListener('click', tryAgain, { signal });
  addEventListener('scroll', () => places.set(entry, scrollY), { signal, passive: true });
  // Coming back from another site, and a reload, are the browser's own work.
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { signal });
  addEventListener('pageshow', () => (history.scrollRestoration = 'manual'), { signal });

  function arriveWithinPage(target: HTMLElement | null, place: number): void {
    if (!target) return scrollTo({ top: place, behavior: 'instant' });
    moveFocus(target);
    target.scrollIntoView();
  }

  function arriveAtPage(target: HTMLElement | null, place: number | undefined, title: string): void {
    moveFocus(target ?? find('main h1') ?? find('h1') ?? find('main'));
    if (target && place === undefined) target.scrollIntoView();
    else scrollTo({ top: place ?? 0, behavior: 'instant' });
    announce(title);
  }

  return {
    arrive: ({ key, title, hash, isReturn, staysInPlace = false }) => {
      const isSamePage = page === currentPage();
      page = currentPage();
      entry = entryOf(key);
      const target = hash ? document.getElementById(decodeFragment(hash.slice(1))) : null;
      const place = isReturn ? places.get(entry) : staysInPlace ? scrollY : undefined;
      if (isSamePage) arriveWithinPage(target, place ?? 0);
      else arriveAtPage(target, place, title);
    },
    arriveFirst: () => {
      const { [retryMark]: isRetry, ...state } = (history.state ?? {}) as Record<string, unknown>;
      if (!isRetry) return;
      history.replaceState(state, '');
      // A screen that lives in the browser alone has its heading a moment later.
      requestAnimationFrame(() => moveFocus(find('main h1')));
    },
    stop: () => {
      listening.abort();
      history.scrollRestoration = 'auto';
    },
  };
}

const retryMark = 'isRetry';

/** A link to the page itself loads its document anew. Noted in the history, which outlives the document and nothing else does. */
function tryAgain(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[data-full-load]') : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || !(link instanceof HTMLAnchorElement)) return;
  if (link.href !== location.href.split('#')[0]) return;
  event.preventDefault();
  history.replaceState({ ...(history.state as object | null), [retryMark]: true }, '');
  location.reload();
}

function currentPage(): string {
  return location.pathname + location.search;
}

/** The key alone is not enough: entries that the browser makes for fragments have none of their own. */
function entryOf(key: string): string {
  return `${key} ${currentPage()}${location.hash}`;
}

function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function moveFocus(element: HTMLElement | null): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Says something to who listens to the page, when there is a pause. */
export function announce(text: string): void {
  findOrCreateRegion().textContent = text;
}

const regionId = 'plein-announcements';

function findOrCreateRegion(): HTMLElement {
  const present = document.getElementById(regionId);
  if (present) return present;
  const region = document.createElement('div');
  region.id = regionId;
  region.role = 'status';
  region.ariaLive = 'polite';
  // Out of sight, not out of the accessibility tree. At the top: below the last line of a page it would make the page scroll.
  Object.assign(region.style, {
    position: 'absolute',
    top: '0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  document.body.append(region);
  return region;
}
