import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { holdCalls, type HeldCall } from '../../../tests/support/held-calls.ts';
import { testServices } from '../../../tests/support/test-services.ts';
import { createLoadOptimizer, type LoadOptimizer } from './load-optimizer.ts';
import { ServicesProvider, type Services } from './services.tsx';
import { LoadOptimizerProvider, useCall, useSave } from './use-call.tsx';

const Note = z.object({ text: z.string() });
const getNote = endpoint({ method: 'GET', path: '/api/notes', summary: 'A note', access: 'public', response: Note });
const addNote = endpoint({ method: 'POST', path: '/api/notes', summary: 'Adds a note', access: 'user', body: Note, response: Note });
const saveNote = endpoint({ method: 'PUT', path: '/api/notes', summary: 'Changes a note', access: 'user', body: Note, response: Note });

let calls: HeldCall[];
let nextCall: ReturnType<typeof holdCalls>['nextCall'];
let headersSent: ReturnType<typeof holdCalls>['headersSent'];

beforeEach(() => {
  ({ calls, nextCall, headersSent } = holdCalls());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function NoteView() {
  const { data } = useCall(getNote, {});
  return <p>{data?.text}</p>;
}

function NoteForm({ isNew = false }: { isNew?: boolean }) {
  const [saved, setSaved] = useState('oud');
  const save = useSave(isNew ? addNote : saveNote, {
    type: isNew ? 'add' : 'save',
    subject: 'Notitie',
    showsFailure: true,
    onSaved: ({ text }) => setSaved(text),
  });

  function handleClick() {
    void save.run(
      { body: { text: 'nieuw' } },
      {
        version: 3,
        undo: async (_, send) => {
          await send({ body: { text: saved } }, { version: 4 });
          return undefined;
        },
      },
    );
  }

  return (
    <section>
      <button disabled={save.isSaving} onClick={handleClick}>
        Bewaar
      </button>
      <p>Laatst bewaard: {saved}</p>
      <p>{save.error?.code ?? 'geen fout'}</p>
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

test('a save says that it is busy, sends the version, and refreshes what is shown of the same noun', async () => {
  const screen = await show(
    <>
      <NoteView />
      <NoteForm />
    </>,
  );
  (await nextCall(1)).answer(200, { text: 'oud' });
  await expect.element(screen.getByText('oud', { exact: true })).toBeVisible();
  const button = screen.getByRole('button', { name: 'Bewaar' });
  await button.click();
  await expect.element(button).toBeDisabled();
  const call = await nextCall(2);
  expect(new Headers(call.init.headers).get('if-match')).toBe('"3"');
  call.answer(200, { text: 'nieuw' });
  (await nextCall(3)).answer(200, { text: 'nieuw' });
  await expect.element(screen.getByText('nieuw', { exact: true })).toBeVisible();
  await expect.element(button).toBeEnabled();
});

test.each([
  { what: 'a create', isNew: true },
  { what: 'a change', isNew: false },
])('a save that fails says why, and $what that is tried again keeps its key until it succeeds', async ({ isNew }) => {
  const screen = await show(<NoteForm isNew={isNew} />);
  const button = screen.getByRole('button', { name: 'Bewaar' });
  await button.click();
  (await nextCall(1)).lose();
  await expect.element(screen.getByText('request.no_answer')).toBeVisible();
  await button.click();
  await expect.element(screen.getByText('geen fout')).toBeVisible();
  (await nextCall(2)).answer(201, { text: 'nieuw' });
  await expect.element(button).toBeEnabled();
  await button.click();
  (await nextCall(3)).answer(201, { text: 'nieuw' });

  const [first, second, third] = headersSent('idempotency-key');
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('the same change from another version is another change', async () => {
  function Versions() {
    const save = useSave(saveNote, { type: 'save' });
    return [3, 4].map((version) => (
      <button key={version} onClick={() => void save.run({ body: { text: 'nieuw' } }, { version })}>
        Versie {version}
      </button>
    ));
  }
  const screen = await show(<Versions />);
  await screen.getByRole('button', { name: 'Versie 3' }).click();
  (await nextCall(1)).answer(412, { code: 'request.stale' });
  await screen.getByRole('button', { name: 'Versie 4' }).click();
  (await nextCall(2)).answer(200, { text: 'nieuw' });
  const [first, second] = headersSent('idempotency-key');
  expect(second).not.toBe(first);
});

const VersionedNote = Note.extend({ version: z.number() });
const NoteChange = z.object({ text: z.string().optional(), title: z.string().optional() });
const changeNote = endpoint({
  method: 'PUT',
  path: '/api/notes/1',
  summary: 'Changes a note',
  access: 'user',
  versioned: true,
  body: NoteChange,
  response: VersionedNote,
});

/** Each button sends other content from the version that the form was opened with. */
function Contents({ contents }: { contents: z.infer<typeof NoteChange>[] }) {
  const save = useSave(changeNote, { type: 'save', showsFailure: true });
  return (
    <>
      {contents.map((body, index) => (
        <button key={index} disabled={save.isSaving} onClick={() => void save.run({ body }, { version: 3 })}>
          {index + 1}
        </button>
      ))}
      <output>{save.error?.code ?? 'geen fout'}</output>
    </>
  );
}

const stale = { code: 'request.stale' };
const sentOf = ({ init }: HeldCall) => [init.body, new Headers(init.headers).get('if-match')];

test('other content after a lost answer is saved on what that first one made, and is no conflict with oneself', async () => {
  const screen = await show(<Contents contents={[{ text: 'een' }, { text: 'twee' }]} />);
  await screen.getByRole('button', { name: '1' }).click();
  (await nextCall(1)).lose();
  await expect.element(screen.getByText('request.no_answer')).toBeVisible();
  await screen.getByRole('button', { name: '2' }).click();
  (await nextCall(2)).answer(412, stale);
  (await nextCall(3)).answer(200, { text: 'een', version: 4 });
  (await nextCall(4)).answer(200, { text: 'twee', version: 5 });
  await expect.element(screen.getByRole('button', { name: '2' })).toBeEnabled();
  await expect.element(screen.getByText('geen fout')).toBeVisible();
  const [een, twee] = ['{"text":"een"}', '{"text":"twee"}'];
  expect(calls.map(sentOf)).toEqual([
    [een, '"3"'],
    [twee, '"3"'],
    [een, '"3"'],
    [twee, '"4"'],
  ]);
  const [lost, refused, again, done] = headersSent('idempotency-key');
  expect(again).toBe(lost);
  expect(new Set([lost, refused, done]).size).toBe(3);
});

test.each([
  { what: 'the lost one never arrived', contents: [{ text: 'een' }, { text: 'twee' }], asked: 3 },
  { what: 'it changed what is left alone now', contents: [{ text: 'een', title: 'Titel' }, { text: 'twee' }], asked: 2 },
])('when $what, somebody else was first, and that is told', async ({ contents, asked }) => {
  const screen = await show(<Contents contents={contents} />);
  await screen.getByRole('button', { name: '1' }).click();
  (await nextCall(1)).lose();
  await expect.element(screen.getByText('request.no_answer')).toBeVisible();
  await screen.getByRole('button', { name: '2' }).click();
  for (let number = 2; number <= asked; number += 1) (await nextCall(number)).answer(412, stale);
  await expect.element(screen.getByText('request.stale')).toBeVisible();
  expect(calls).toHaveLength(asked);
});

test('R9.04 a save that is done says so and can be taken back, with the version it made', async () => {
  const { services } = testServices();
  const screen = await show(<NoteForm />, createLoadOptimizer(), services);
  await screen.getByRole('button', { name: 'Bewaar' }).click();
  (await nextCall(1)).answer(200, { text: 'nieuw' });
  await expect.element(screen.getByText('Laatst bewaard: nieuw')).toBeVisible();
  expect(services.notices.getSnapshot()).toMatchObject([{ look: 'positive', message: 'Notitie' }]);

  services.notices.getSnapshot()[0]?.action?.run();
  const undo = await nextCall(2);
  expect(undo.init.body).toBe('{"text":"oud"}');
  expect(new Headers(undo.init.headers).get('if-match')).toBe('"4"');
  undo.answer(200, { text: 'oud' });
  await expect.element(screen.getByText('Laatst bewaard: oud')).toBeVisible();
});

/** A button with no place to show what went wrong. */
function NoteButton() {
  const save = useSave(addNote, { type: 'add' });
  return (
    <button disabled={save.isSaving} onClick={() => void save.run({ body: { text: 'nieuw' } })}>
      Voeg toe
    </button>
  );
}

test('what has no place of its own fails by a notice; tried again from there it keeps its key, and its button follows how it goes', async () => {
  const { services } = testServices({ isContentManager: true });
  const screen = await show(<NoteButton />, createLoadOptimizer(), services);
  await screen.getByRole('button').click();
  (await nextCall(1)).answer(503, { code: 'request.unavailable' });
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'negative' }]);

  services.notices.getSnapshot()[0]?.action?.run();
  await expect.element(screen.getByRole('button')).toBeDisabled();
  (await nextCall(2)).answer(201, { text: 'nieuw' });
  await expect.element(screen.getByRole('button')).toBeEnabled();
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'positive' }]);
  const [first, second] = headersSent('idempotency-key');
  expect(second).toBe(first);
});

test('its notice goes when the button is pressed again', async () => {
  const { services } = testServices({ isContentManager: true });
  const screen = await show(<NoteButton />, createLoadOptimizer(), services);
  await screen.getByRole('button').click();
  (await nextCall(1)).answer(503, { code: 'request.unavailable' });
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'negative' }]);
  await screen.getByRole('button').click();
  await nextCall(2);
  expect(services.notices.getSnapshot()).toEqual([]);
});

test('a form that shows what went wrong is not repeated by a notice; once it is gone, the notice tells', async () => {
  const { services } = testServices({ isContentManager: true });
  const screen = await show(<NoteForm />, createLoadOptimizer(), services);
  const button = screen.getByRole('button', { name: 'Bewaar' });
  await button.click();
  (await nextCall(1)).answer(503, { code: 'request.unavailable' });
  await expect.element(screen.getByText('request.unavailable')).toBeVisible();
  expect(services.notices.getSnapshot()).toEqual([]);

  await button.click();
  const second = await nextCall(2);
  await screen.unmount();
  second.answer(503, { code: 'request.unavailable' });
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'negative', title: 'Opslaan' }]);
});

test('an undo by the opposite call is a change with a key of its own, which it keeps when it is tried again', async () => {
  const { services } = testServices({ isContentManager: true });
  function Removal() {
    const save = useSave(saveNote, { type: 'delete' });
    async function undo(_: unknown, __: unknown, sendOther: (definition: typeof addNote, input: { body: { text: string } }) => unknown) {
      await sendOther(addNote, { body: { text: 'terug' } });
      return undefined;
    }
    return <button onClick={() => void save.run({ body: { text: '' } }, { undo })}>Verwijder</button>;
  }
  const screen = await show(<Removal />, createLoadOptimizer(), services);
  await screen.getByRole('button').click();
  (await nextCall(1)).answer(200, { text: '' });
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'positive' }]);
  services.notices.getSnapshot()[0]?.action?.run();
  (await nextCall(2)).lose();
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'negative', title: 'Terugzetten' }]);
  services.notices.getSnapshot()[0]?.action?.run();
  (await nextCall(3)).answer(201, { text: 'terug' });
  await expect.poll(() => services.notices.getSnapshot()).toMatchObject([{ look: 'positive', title: 'Teruggezet.' }]);
  const [done, first, again] = headersSent('idempotency-key');
  expect(first).toMatch(/^[\w-]{8,}$/);
  expect(again).toBe(first);
  expect(first).not.toBe(done);
});
