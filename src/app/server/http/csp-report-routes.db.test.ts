import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#platform/server/logger.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

const token = 'Zk3-_9'.repeat(7) + 'a';
let app: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  const destination = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await testApp({}, createLogger({ logLevel: 'info' }, destination));
  app.server.app.get('/reset/*', () => {
    throw new Error(`broken at ${token}`);
  });
});
afterAll(() => app.close());

test('J1 a report tells what was stopped where, without the code in the address', async () => {
  lines.splice(0);
  const address = `https://plein.test/reset/${token}`;
  const report = {
    'document-uri': address,
    referrer: `${address}?x`,
    'blocked-uri': `https://evil.example/?stolen=${encodeURIComponent(address)}`,
  };
  const answer = await app.visitor.send('POST', '/csp-report', { 'csp-report': { 'violated-directive': 'script-src', ...report } });
  expect(answer.statusCode).toBe(204);
  expect(lines.join('')).toMatch(/content policy violation/);
  expect(lines.join('')).toContain('script-src');
  expect(lines.join('')).toContain('plein.test/reset/[code]');
  expect(lines.join('')).not.toContain('Zk3');
});

test('H8 what somebody sought or filled in is not in the log of a report', async () => {
  lines.splice(0);
  const report = { 'document-uri': 'https://plein.test/zoeken?q=schulden', referrer: 'https://plein.test/a?mail=els@example.nl' };
  await app.visitor.send('POST', '/csp-report', { 'csp-report': { ...report, 'violated-directive': 'img-src' } });
  expect(lines.join('')).toContain('https://plein.test/zoeken');
  expect(lines.join('')).not.toMatch(/schulden|els@/);
});

test('a code at the end of what is kept of a long report is not kept in part', async () => {
  lines.splice(0);
  await app.visitor.send('POST', '/csp-report', { 'csp-report': { x: 'x '.repeat(980), 'document-uri': `https://plein.test/${token}` } });
  expect(lines.join('')).not.toContain('Zk3');
});

test('what was asked is logged without its codes, and a failure carries its correlation id once', async () => {
  lines.splice(0);
  const answer = await app.visitor.get(`/reset/${token}/${token}`, { 'x-correlation-id': token });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['x-correlation-id']).not.toBe(token);
  expect(lines.join('')).not.toContain('Zk3');
  const failed = lines.find((line) => line.includes('request failed')) ?? '';
  expect(failed.match(/"correlationId"/g)).toHaveLength(1);
});
