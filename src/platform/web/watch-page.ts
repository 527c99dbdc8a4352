import { logLevel, textOfError, type ClientLog } from './client-log.ts';
import { measurePage } from './page-figures.ts';

/** Browsers raise this when a layout needs one more frame. Nothing is wrong. */
const benignNotice = /^ResizeObserver loop/;

/** Logs what goes wrong on the page and how fast it was, and sends what waits when the page is hidden or left. Returns how to stop. */
export function watchPage({ write, flush }: ClientLog): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let figures: (() => Array<[name: string, value: number]>) | undefined = measurePage(signal);

  function leave(): void {
    for (const [name, value] of figures?.() ?? []) write(logLevel.debug, `${name} ${value}`);
    figures = undefined;
    flush();
  }

  addEventListener(
    'error',
    ({ message, error, filename, lineno, colno }) => {
      if (benignNotice.test(message)) return;
      write(logLevel.critical, message, error ? textOfError(error) : `${message}\n${filename}:${lineno}:${colno}`);
    },
    { signal },
  );
  addEventListener('unhandledrejection', ({ reason }) => write(logLevel.critical, String(reason), textOfError(reason)), { signal });
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), { signal });

  return () => watching.abort();
}
