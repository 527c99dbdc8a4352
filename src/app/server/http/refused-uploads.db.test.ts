import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';
import { portOf, uploadBoundary, uploadHead } from '../../../../tests/support/upload-requests.ts';

let app: TestApp;
let person: SignedInClient;
beforeAll(async () => {
  app = await testApp();
  person = await app.signedIn();
  await app.server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const megabyte = 1024 * 1024;

/** As a browser does it: all of the file goes out before it looks at the answer. */
async function sendWhole(head: string, length: number): Promise<string> {
  const socket = connect(portOf(app), '127.0.0.1');
  socket.pause();
  // Told by the write that it breaks.
  socket.on('error', () => {});
  socket.write(head);
  const piece = Buffer.alloc(megabyte);
  for (let sent = 0; sent < length; sent += piece.length) {
    await new Promise<void>((resolve, reject) => socket.write(piece, (error) => (error ? reject(error) : resolve())));
  }
  // What was dropped on the way is gone by now.
  await new Promise((resolve) => setTimeout(resolve, 100));
  const [answer] = (await once(socket.resume(), 'data')) as [Buffer];
  socket.destroy();
  return answer.toString();
}

test('31 MB are refused, and their sender reads why', async () => {
  const answer = await sendWhole(await uploadHead(person, { 'content-length': String(31 * megabyte) }), 31 * megabyte);
  expect(answer).toContain(' 413 ');
  expect(answer).toContain('"code":"request.too_large"');
});

test('so does who sends 20 MB without being signed in', async () => {
  const head = ['POST /a/upload?profile=me HTTP/1.1', 'host: localhost', 'sec-fetch-site: same-origin'];
  const length = 20 * megabyte;
  const whole = [...head, `content-type: multipart/form-data; boundary=${uploadBoundary}`, `content-length: ${length}`].join('\r\n');
  const answer = await sendWhole(`${whole}\r\n\r\n`, length);
  expect(answer).toContain(' 401 ');
  expect(answer).toContain('"correlationId"');
});

test.each([31, 20])('and who sends %d MB with fetch', async (size) => {
  const url = `http://127.0.0.1:${portOf(app)}/a/upload?profile=me`;
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(size * megabyte)]), 'foto.jpg');
  const answer = await fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' }, body });
  expect([401, 413]).toContain(answer.status);
  expect(await answer.json()).toHaveProperty('code');
});

test('who sends without end is cut off', async () => {
  const sending = sendWhole(await uploadHead(person, { 'content-length': String(200 * megabyte) }), 200 * megabyte);
  await expect(sending).rejects.toThrow(/EPIPE|ECONNRESET|write after end/);
});
