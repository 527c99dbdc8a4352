import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { holdCalls, type HeldCall } from '../../../tests/support/held-calls.ts';
import { testServices } from '../../../tests/support/test-services.ts';
import { createLoadOptimizer, type LoadOptimizer } from './load-optimizer.ts';
import { ServicesProvider, type Services } from './services.tsx';
import { LoadOptimizerProvider, useCall } from './use-call.tsx';

const Note = z.object({ text: z.string() });
const getNote = endpoint({ method: 'GET', path: '/api/notes', summary: 'A note', access: 'public', response: Note });

let calls: HeldCall[];
let nextCall: ReturnType<typeof holdCalls>['nextCall'];

beforeEach(() => {
  ({ calls, nextCall } = holdCalls());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function NoteView() {
  const { data, status, error, isLoading, reload } = useCall(getNote, {});
  return (
    <section>
      <p>{isLoading ? 'bezig' : (data?.text ?? error?.code)}</p>
      <output>{status ?? 'leeg'}</output>
      <button onClick={reload}>Opnieuw</button>
    </section>
  );
}

function show(content: React.ReactNode, optimizer: LoadOptimizer = createLoadOptimizer(), services: Services = testServices().services) {
  return render(
    <LoadOptimizerProvider optimizer={optimizer}>
      <ServicesProvider services={services}>{content}</ServicesProvider>
    </LoadOptimizerProvider>,
  );
}

test('a call shows its answer and status when it is there', async () => {
  const screen = await show(<NoteView />);
  await expect.element(screen.getByText('bezig')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('leeg');
  (await nextCall(1)).answer(200, { text: 'Dag' });
  await expect.element(screen.getByText('Dag')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('200');
});

test('a failure shows its code and status, empties the status while it is tried again, and gives way to the answer', async () => {
  const screen = await show(<NoteView />);
  (await nextCall(1)).answer(404, { code: 'note.not_found' });
  await expect.element(screen.getByText('note.not_found')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('404');
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('leeg');
  (await nextCall(2)).answer(200, { text: 'Dag' });
  await expect.element(screen.getByText('Dag')).toBeVisible();
});

test('no answer at all counts as status 500', async () => {
  const screen = await show(<NoteView />);
  (await nextCall(1)).lose();
  await expect.element(screen.getByText('request.no_answer')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('500');
});

test('R3.53 R7.01 two places that show the same make one call', async () => {
  const screen = await show(
    <>
      <NoteView />
      <NoteView />
    </>,
  );
  (await nextCall(1)).answer(200, { text: 'Dag' });
  await expect.element(screen.getByText('Dag').nth(1)).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('R3.54 what the server rendered shows at once and without a call, also when it had failed', async () => {
  const key = requestKey(getNote);
  const done = await show(<NoteView />, createLoadOptimizer({ serverCalls: [{ key, status: 200, data: { text: 'Van de server' } }] }));
  expect(done.container.textContent).toContain('Van de server');
  const failed = await show(<NoteView />, createLoadOptimizer({ serverCalls: [{ key, status: 403, data: { code: 'note.forbidden' } }] }));
  expect(failed.container.textContent).toContain('note.forbidden');
  await expect.element(failed.getByRole('status').last()).toHaveTextContent('403');
  expect(calls).toHaveLength(0);

  await failed.getByRole('button').last().click();
  (await nextCall(1)).answer(200, { text: 'Toch wel' });
  await expect.element(failed.getByText('Toch wel')).toBeVisible();
});

test('R7.35 what is on the screen is refreshed when an answer brings a newer cache token', async () => {
  const optimizer = createLoadOptimizer();
  const screen = await show(<NoteView />, optimizer);
  (await nextCall(1)).answer(200, { text: 'oud' }, '5');
  await expect.element(screen.getByText('oud')).toBeVisible();

  const other = optimizer.load(endpoint({ method: 'GET', path: '/api/menus', summary: 'x', access: 'public', response: Note }), {});
  (await nextCall(2)).answer(200, { text: 'menu' }, '6');
  await other;
  (await nextCall(3)).answer(200, { text: 'nieuw' }, '6');
  await expect.element(screen.getByText('nieuw')).toBeVisible();
  expect(calls).toHaveLength(3);
});

test('R7.35 the answer that brings the newer token is itself new, and is not asked for again', async () => {
  const screen = await show(<NoteView />);
  (await nextCall(1)).answer(200, { text: 'oud' }, '5');
  await expect.element(screen.getByText('oud')).toBeVisible();
  await screen.getByRole('button').click();
  (await nextCall(2)).answer(200, { text: 'nieuw' }, '6');
  await expect.element(screen.getByText('nieuw')).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('R9.39 a call that nobody waits for any more is aborted', async () => {
  const screen = await show(<NoteView />);
  const call = await nextCall(1);
  await screen.unmount();
  expect(call.init.signal?.aborted).toBe(true);
});
