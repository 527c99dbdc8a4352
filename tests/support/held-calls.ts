import { vi } from 'vitest';

/** A call that a browser made, waiting for its answer. */
export interface HeldCall {
  init: RequestInit;
  answer(status: number, body: unknown, cacheToken?: string): void;
  lose(): void;
}

/** Takes the place of the network: each call waits until the test answers it, or loses it. */
export function holdCalls() {
  const calls: HeldCall[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    calls.push({
      init,
      answer: (status, body, cacheToken) =>
        resolve(new Response(JSON.stringify(body), { status, headers: cacheToken ? { 'x-cache-token': cacheToken } : {} })),
      lose: () => reject(new TypeError('Failed to fetch')),
    });
    return promise;
  });

  async function nextCall(number: number): Promise<HeldCall> {
    await vi.waitUntil(() => calls.length >= number);
    const call = calls[number - 1];
    if (!call) throw new Error(`There is no call ${number}`);
    return call;
  }

  function headersSent(name: string): (string | null)[] {
    return calls.map(({ init }) => new Headers(init.headers).get(name));
  }

  return { calls, nextCall, headersSent };
}
