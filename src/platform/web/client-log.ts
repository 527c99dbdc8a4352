import { sendableText } from '#platform/shared/text.ts';
import { xsrfHeaders } from './xsrf.ts';

/** As syslog counts them: lower is worse. */
export const logLevel = { critical: 2, error: 3, debug: 7 } as const;

export type WriteLog = (level: (typeof logLevel)[keyof typeof logLevel], shortMessage: string, fullMessage?: string) => void;

export interface ClientLog {
  write: WriteLog;
  /** Sends all that waits, now. */
  flush(): void;
}

const flushAfter = 5_000;
const longestWait = 300_000;
const queueEntries = 200;
const batchEntries = 50;
// Under the 64 KiB that the server takes and that a browser still sends for a page that is gone.
const batchBytes = 60_000;
const entryBytes = 8_000;

/** Collects entries and posts them to `/log`: every 5 seconds while there are any, and at once on `flush`. */
export function createClientLog(): ClientLog {
  let queue: string[] = [];
  let wait = flushAfter;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(): void {
    if (queue.length > 0) timer ??= setTimeout(sendNext, wait);
  }

  function sendNext(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = queue.splice(0, fittingEntries(queue));
    void post(batch).then((isTaken) => {
      wait = isTaken ? flushAfter : Math.min(wait * 2, longestWait);
      // When it overflows, the newest go: the first failures explain the later ones.
      if (!isTaken) queue = [...batch, ...queue].slice(0, queueEntries);
      schedule();
    });
    schedule();
  }

  return {
    write: (level, shortMessage, fullMessage = '') => {
      if (queue.length < queueEntries) queue.push(entryOf(level, shortMessage, fullMessage));
      schedule();
    },
    flush: () => {
      while (queue.length > 0) sendNext();
    },
  };
}

/** Whatever was thrown, in words. Some browsers leave the message out of the stack. */
export function textOfError(error: unknown): string {
  const { stack = '' } = error instanceof Error ? error : {};
  return stack.includes(String(error)) ? stack : `${String(error)}\n${stack}`.trim();
}

/** False when it makes sense to try again: no answer, too busy, broken. A batch that is refused for what it is would be refused forever. */
async function post(batch: string[]): Promise<boolean> {
  try {
    const { ok, status } = await fetch('/log', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...xsrfHeaders(document.cookie) },
      body: `[${batch.join()}]`,
      // Always, not only when the page is left: it may be left while this is under way.
      keepalive: true,
    });
    return ok || (status < 500 && status !== 429);
  } catch {
    return false;
  }
}

function fittingEntries(queue: string[]): number {
  let bytes = 0;
  const count = queue.findIndex((entry, index) => (bytes += bytesOf(entry) + 1) > batchBytes || index === batchEntries);
  return count < 0 ? queue.length : count;
}

function entryOf(level: number, shortMessage: string, fullMessage: string): string {
  for (let length = entryBytes; ; length /= 2) {
    const entry = JSON.stringify({
      short_message: sendable(shortMessage, 250),
      full_message: sendable(fullMessage, length),
      level,
      timestamp: Date.now() / 1000,
      origin: location.origin,
      platform: location.host,
      user_agent: sendable(navigator.userAgent, 300),
      bot: navigator.webdriver || /bot|crawl|spider|headless|lighthouse/i.test(navigator.userAgent),
    });
    if (bytesOf(entry) <= entryBytes) return entry;
  }
}

/** Cut to size, which may leave half a character. */
function sendable(text: string, length: number): string {
  return sendableText(text.slice(0, length));
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
