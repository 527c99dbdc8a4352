import { logLevel, textOfError, type WriteLog } from './client-log.ts';

interface FollowOptions {
  root: HTMLElement;
  /** Goes to a path of this site without loading a new document. */
  navigate(path: string): void | Promise<void>;
  write: WriteLog;
}

/** Hands clicks on links within the site to `navigate`. What it cannot reach is logged and loaded as a document. Returns how to stop. */
export function followLinks({ root, navigate, write }: FollowOptions): () => void {
  async function follow(path: string): Promise<void> {
    try {
      await navigate(path);
    } catch (error) {
      logNavigationFailure(write, path, error);
      location.assign(path);
    }
  }

  function handleClick(event: MouseEvent): void {
    const url = isPlainLeftClick(event) ? followableUrl(event.target) : null;
    if (!url) return;
    event.preventDefault();
    void follow(url.pathname + url.search + url.hash);
  }

  root.addEventListener('click', handleClick);
  return () => root.removeEventListener('click', handleClick);
}

/** Without the query: what people searched for is not ours to keep. */
export function logNavigationFailure(write: WriteLog, path: string, error: unknown): void {
  write(logLevel.error, `Navigation failed: ${path.split(/[?#]/)[0]}`, textOfError(error));
}

function isPlainLeftClick({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** The address of the link that was clicked, when it is one the application itself can show. */
function followableUrl(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || isLeftToBrowser(link)) return null;
  const url = new URL(link.href);
  // `//elsewhere.nl` is a path here, and another site once it is used as an address again.
  const isOwn = url.origin === location.origin && !url.pathname.startsWith('//');
  return isOwn && !isTopOfPage(link, url) ? url : null;
}

function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  const opensElsewhere = link.target !== '' && link.target !== '_self';
  return opensElsewhere || link.hasAttribute('download') || link.isContentEditable || link.closest('[data-full-load]') !== null;
}

/** `#` alone. Named places are followed like pages: an entry that the browser makes by itself could be left without a question about unsaved work. */
function isTopOfPage(link: HTMLAnchorElement, url: URL): boolean {
  return link.href.endsWith('#') && url.pathname === location.pathname && url.search === location.search;
}
