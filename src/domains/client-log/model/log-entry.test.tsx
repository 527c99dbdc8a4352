import { afterEach, expect, test, vi } from 'vitest';
import { createClientLog, logLevel } from '#platform/web/client-log.ts';
import { cleanLogEntry } from './log-entry.rules.ts';
import { LogBatch } from './log-entry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('R7.30 R3.48 what a browser sends is what the contract takes, and cleaning leaves it as it is', () => {
  const bodies: string[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    bodies.push(String(init.body));
    return new Response(null, { status: 204 });
  });
  const log = createClientLog();
  log.write(logLevel.critical, 'Uncaught Error: kapot', 'Error: kapot\n    at save (app.js:1:2)');
  log.write(logLevel.debug, 'web-vital LCP 1234', '€'.repeat(9_000));
  log.flush();

  const batch = LogBatch.parse(JSON.parse(bodies.join()));
  const [first] = batch;
  expect(batch).toHaveLength(2);
  expect(first && cleanLogEntry(first, new Date())).toMatchObject({
    shortMessage: 'Uncaught Error: kapot',
    fullMessage: 'Error: kapot\n    at save (app.js:1:2)',
    level: 2,
    origin: location.origin,
    userAgent: navigator.userAgent,
  });
});
