import { logLevel, textOfError, type ClientLog } from './client-log.ts';
import type { measurePage } from './page-metrics.ts';

/**
 * Nothing is wrong when a layout needs one more frame, nor when a browser gives up the fade between two pages: the reader is where they
 * wanted to be.
 */
export const benignNotice = /^ResizeObserver loop|Error: Transition was /;

/** Logs what goes wrong on the page and how fast it was, and sends what waits when the page is hidden or left. Returns how to stop. */
export function watchPage({ write, flush }: ClientLog, loadMeasure: () => Promise<typeof measurePage>): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let metrics: ReturnType<typeof measurePage> | undefined;

  /** The browser keeps what was measured before somebody asks for it, so it does not matter when this comes. */
  async function measure(): Promise<void> {
    const startMeasuring = await loadMeasure();
    if (!signal.aborted) metrics = startMeasuring(signal);
  }

  function leave(): void {
    for (const [name, value] of metrics?.() ?? []) write(logLevel.debug, `${name} ${value}`);
    metrics = undefined;
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
  addEventListener(
    'unhandledrejection',
    (event) => {
      const words = String(event.reason);
      if (benignNotice.test(words)) event.preventDefault();
      else write(logLevel.critical, words, textOfError(event.reason));
    },
    { signal },
  );
  addEventListener('pagehide', leave, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && leave(), { signal });

  // A page whose code cannot be fetched has greater troubles, which are told elsewhere.
  void measure().catch(() => {});
  return () => watching.abort();
}
