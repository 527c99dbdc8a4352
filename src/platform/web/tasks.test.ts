import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { ApiError } from './api-error.ts';
import { platformMessages } from './messages/index.ts';
import { createNotices } from './notices.ts';
import { createTasks, type Task, type TaskType } from './tasks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T13:05:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

function setUp({ isContentManager = true, language = 'nl' as Language, notificationClose = undefined as string | undefined } = {}) {
  const notices = createNotices();
  const logged: unknown[][] = [];
  const tasks = createTasks({
    notices,
    write: (...entry) => logged.push(entry),
    language: () => language,
    isContentManager: () => isContentManager,
    notificationClose: () => notificationClose,
  });
  const shown = () => notices.getSnapshot().map(({ look, title }) => `${look}: ${title}`);
  return { tasks, notices, logged, shown };
}

/** Work that takes as long as it says. */
function work<R>(milliseconds: number, result: () => R): () => Promise<R> {
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return result();
  };
}

function fail(): never {
  throw new ApiError({ status: 503, code: 'request.unavailable', correlationId: '1a2b3c4d5e6f' });
}

test('R4.11 R4.12 R9.06 a task that takes longer than a second shows processing, then done', async () => {
  const { tasks, shown } = setUp();
  const outcome = tasks.run({ type: 'save', run: work(3_000, () => 42) });
  await vi.advanceTimersByTimeAsync(999);
  expect(shown()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual(['processing: Bezig met opslaan…']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown()).toEqual(['positive: Opgeslagen.']);
  expect(await outcome).toEqual({ isDone: true, result: 42 });
});

test('R4.11 a task that takes longer than a second shows processing, then failed', async () => {
  const { tasks, shown } = setUp();
  void tasks.run({ type: 'delete', run: work(1_500, fail) });
  await vi.advanceTimersByTimeAsync(1_400);
  expect(shown()).toEqual(['processing: Bezig met verwijderen…']);
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual(['negative: Verwijderen']);
});

test('R4.12 a quick task never shows processing', async () => {
  const { tasks, shown } = setUp();
  void tasks.run({ type: 'save', run: work(900, () => 1) });
  await vi.advanceTimersByTimeAsync(900);
  expect(shown()).toEqual(['positive: Opgeslagen.']);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toEqual(['positive: Opgeslagen.']);
});

test.each([
  { chosen: undefined, seconds: 10 },
  { chosen: '20', seconds: 20 },
  { chosen: 'soon', seconds: 10 },
  { chosen: '-5', seconds: 10 },
  { chosen: '1e308', seconds: 10 },
  { chosen: '', seconds: 10 },
])('R9.05 with notificationClose $chosen the done notice stays $seconds seconds', async ({ chosen, seconds }) => {
  const { tasks, shown } = setUp({ notificationClose: chosen });
  await tasks.run({ type: 'save', run: async () => 1 });
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(shown()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown()).toEqual([]);
});

test('R9.05 with notificationClose 0 the done notice stays until it is closed', async () => {
  const { tasks, shown } = setUp({ notificationClose: '0' });
  await tasks.run({ type: 'save', run: async () => 1 });
  await vi.advanceTimersByTimeAsync(86_400_000);
  expect(shown()).toHaveLength(1);
});

test('done tells of what it turned out to be about, in its own word, and of nothing not at all', async () => {
  const { tasks, notices, shown } = setUp();
  const facts = { type: 'edit', count: 5, run: async () => 1, undo: async () => undefined } as const;
  await tasks.run({ ...facts, done: 'Ingetrokken.', turnedOut: (count) => ({ count, subject: 'Fatima' }) });
  expect(notices.getSnapshot()).toMatchObject([{ title: 'Ingetrokken.', message: 'Fatima' }]);
  await tasks.run({ ...facts, turnedOut: () => ({ count: 0 }) });
  expect(shown()).toEqual(['positive: Ingetrokken.']);
});

test('what it turned out to be is said in words of its own, and so is that it was taken back', async () => {
  const { tasks, notices } = setUp();
  const turnedOut = (names: string[]) => ({
    count: names.length,
    subject: undefined,
    done: `${names[0]} is uit.`,
    undone: `${names[0]} is aan.`,
  });
  await tasks.run({ type: 'edit', count: 2, subject: '2 mensen', run: async () => ['Fatima'], undo: async () => undefined, turnedOut });
  expect(notices.getSnapshot()).toMatchObject([{ title: 'Fatima is uit.', message: '' }]);
  notices.getSnapshot()[0]?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(notices.getSnapshot()).toMatchObject([{ title: 'Fatima is aan.', message: '' }]);
});

test('what somebody else changed meanwhile is said beside the form, and not offered to be tried again', async () => {
  const { tasks, shown } = setUp({ isContentManager: true });
  const stale = new ApiError({ status: 412, code: 'request.stale' });
  await tasks.run({ type: 'save', run: () => Promise.reject(stale) });
  expect(shown()).toEqual([]);
});

test('done offers undo when there is a way back, and undoing is a task of its own', async () => {
  const { tasks, notices, shown } = setUp();
  const restored: number[] = [];
  await tasks.run({ type: 'delete', subject: 'Contact', run: async () => 7, undo: async (result) => void restored.push(result) });
  const [done] = notices.getSnapshot();
  expect(done).toMatchObject({ title: 'Verwijderd.', message: 'Contact', action: { label: 'Ongedaan maken' } });
  done?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(restored).toEqual([7]);
  expect(shown()).toEqual(['positive: Teruggezet.']);
});

test('done offers nothing when there is no way back', async () => {
  const { tasks, notices } = setUp();
  await tasks.run({ type: 'save', run: async () => 1 });
  expect(notices.getSnapshot()[0]?.action).toBeUndefined();
});

test('R4.13 a failed task records an error', async () => {
  const { tasks } = setUp();
  const outcome = await tasks.run({ type: 'save', count: 3, run: fail });
  expect(outcome).toMatchObject({ isDone: false, error: { code: 'request.unavailable' } });
  expect(tasks.failures.getSnapshot()).toEqual([
    {
      type: 'save',
      count: 3,
      code: 'request.unavailable 1A2B3C4D',
      failedOn: new Date('2026-11-15T13:05:00Z'),
      error: expect.any(ApiError),
    },
  ]);
});

test.each([true, false])(
  'R8.11 each task failure is logged as an error entry, whoever it happens to (content manager: %s)',
  async (isContentManager) => {
    const { tasks, logged } = setUp({ isContentManager });
    await tasks.run({ type: 'save', run: fail });
    expect(logged).toEqual([
      [3, 'Task failed: save 1 (request.unavailable 1A2B3C4D)', expect.stringMatching(/^1a2b3c4d5e6f\n.*request\.unavailable/s)],
    ]);
  },
);

test('R4.14 R8.12 a content manager sees a negative notice with retry, code and time, and retrying runs the task again', async () => {
  const { tasks, notices, shown } = setUp();
  let tries = 0;
  const task: Task<string> = {
    type: 'save',
    run: async () => {
      tries += 1;
      return tries === 1 ? fail() : 'done';
    },
  };
  await tasks.run(task);
  const [failure] = notices.getSnapshot();
  expect(failure).toMatchObject({
    look: 'negative',
    title: 'Opslaan',
    message: 'Opslaan is niet gelukt. Probeer het opnieuw.',
    detail: 'Code request.unavailable 1A2B3C4D, 15 november 2026 om 14:05',
    action: { label: 'Probeer opnieuw' },
    timeout: 0,
  });
  failure?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(tries).toBe(2);
  expect(shown()).toEqual(['positive: Opgeslagen.']);
});

const forbidden = 'Dit mag niet, of niet meer. Misschien zijn de rechten veranderd.';
const gone = 'Dit bestaat niet meer. Misschien heeft iemand anders het verwijderd.';
const impossible = 'Dit kan niet. Misschien heeft iemand anders intussen iets veranderd.';

test.each([
  { status: 403, code: 'request.forbidden', why: forbidden },
  { status: 404, code: 'role.not_found', why: gone },
  { status: 410, code: 'link.gone', why: gone },
  { status: 409, code: 'invitation.closed', why: impossible },
  { status: 422, code: 'user.role_unknown', why: impossible },
])('$status $code would be refused again, so the notice says why and offers no other try', async ({ status, code, why }) => {
  const { tasks, notices } = setUp();
  await tasks.run({ type: 'save', run: () => Promise.reject(new ApiError({ status, code, correlationId: '1a2b3c4d' })) });
  const [notice] = notices.getSnapshot();
  expect(notice).toMatchObject({ look: 'negative', title: 'Opslaan', message: `Opslaan is niet gelukt. ${why}` });
  expect(notice?.detail).toContain(`${code} 1A2B3C4D`);
  expect(notice?.action).toBeUndefined();
});

test('a refusal that the task has words for is told in those', async () => {
  const { tasks, notices } = setUp({ language: 'en' });
  const refusals = { 'invitation.closed': 'This invitation has been withdrawn.' };
  const refuse = (code: string) => tasks.run({ type: 'save', refusals, run: () => Promise.reject(new ApiError({ status: 409, code })) });
  await refuse('invitation.closed');
  await refuse('invitation.account_exists');
  expect(notices.getSnapshot().map(({ message }) => message)).toEqual([
    'Saving failed. This invitation has been withdrawn.',
    'Saving failed. This is not possible. Somebody else may have changed something in the meantime.',
  ]);
});

const failed = 'Opslaan is niet gelukt.';

test.each([
  { status: 0, code: 'request.no_answer', what: 'Het is niet zeker of dit is gelukt.' },
  { status: 409, code: 'request.in_progress', retryAfter: 1, what: failed },
  { status: 429, code: 'request.rate_limited', retryAfter: 60, what: failed },
  { status: 500, code: 'request.unexpected', what: failed },
])('$status $code may go well another time, so it can be tried again', async ({ what, ...facts }) => {
  const { tasks, notices } = setUp();
  await tasks.run({ type: 'save', run: () => Promise.reject(new ApiError(facts)) });
  expect(notices.getSnapshot()).toMatchObject([{ message: `${what} Probeer het opnieuw.`, action: { label: 'Probeer opnieuw' } }]);
});

test('R4.14 R8.12 nobody else sees a failure notice: the form they are in shows what went wrong', async () => {
  const { tasks, shown } = setUp({ isContentManager: false });
  const outcome = tasks.run({ type: 'save', run: work(2_000, fail) });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(shown()).toEqual([]);
  expect(await outcome).toMatchObject({ isDone: false, error: { code: 'request.unavailable' } });
});

test('what a person can mend in the form gets no notice over it, and is logged all the same', async () => {
  const { tasks, shown, logged } = setUp();
  const refuse = () => Promise.reject(new ApiError({ status: 422, code: 'request.invalid', fields: [{ path: 'title', code: 'empty' }] }));
  const outcome = await tasks.run({ type: 'save', run: refuse });
  expect(outcome).toMatchObject({ isDone: false, error: { fields: [{ path: 'title', code: 'empty' }] } });
  expect(shown()).toEqual([]);
  expect(logged).toHaveLength(1);
});

test('a failure that is no answer of ours has a code too', async () => {
  const { tasks } = setUp();
  await tasks.run({ type: 'edit', run: () => Promise.reject(new TypeError('x is not a function')) });
  expect(tasks.failures.getSnapshot()[0]?.code).toMatch(/^unexpected [0-9A-F]{8}$/);
});

const types: TaskType[] = ['add', 'edit', 'delete', 'save', 'revert', 'publish'];

test.each(types)(
  'R8.08 R8.09 R8.10 %s has a title, a failed message and a code with time, for one and for many, in both languages',
  async (type) => {
    const seen = new Set<string>();
    for (const language of ['nl', 'en'] as const) {
      for (const count of [1, 1200]) {
        const { tasks, notices } = setUp({ language });
        await tasks.run({ type, count, run: fail });
        const [notice] = notices.getSnapshot();
        expect(notice?.title).toMatch(count === 1 ? /^\D+$/ : /1[.,]200/);
        expect(notice?.message).toMatch(count === 1 ? /^\D+\.$/ : /1[.,]200/);
        expect(notice?.detail).toMatch(/^Code request\.unavailable 1A2B3C4D, 15 \w+ 2026 (om|at) 14:05$/i);
        seen.add(notice?.message ?? '');
      }
    }
    expect(seen.size).toBe(4);
  },
);

test('an undo that had to leave something says that in place of "put back"', async () => {
  const { tasks, notices } = setUp();
  await tasks.run({ type: 'save', run: async () => 1, undo: async () => ({ title: 'Niet teruggezet.', message: 'Daarna gewijzigd.' }) });
  notices.getSnapshot()[0]?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(notices.getSnapshot()).toMatchObject([{ look: 'warning', title: 'Niet teruggezet.', message: 'Daarna gewijzigd.' }]);
});

test('no notice offers to try again when the session is over or the account switched off: a dialog tells it', async () => {
  const { tasks, shown } = setUp();
  await tasks.run({ type: 'save', run: () => Promise.reject(new ApiError({ status: 401, code: 'request.unauthenticated' })) });
  expect(shown()).toEqual([]);
  await tasks.run({ type: 'save', run: () => Promise.reject(new ApiError({ status: 401, code: 'account_inactive' })) });
  expect(shown()).toEqual([]);
});

test('R8.08 no two task types share their words', () => {
  for (const language of ['nl', 'en'] as const) {
    const texts = textsIn(platformMessages, language).tasks;
    expect(new Set(types.map((type) => texts[type].single.failed)).size).toBe(types.length);
  }
});

test.each([
  {
    language: 'nl' as const,
    words: 'Ga eerst akkoord met de gebruiksvoorwaarden en probeer het dan opnieuw. De tekst die al was getypt, staat er nog.',
  },
  { language: 'en' as const, words: 'Accept the terms of use first, and then try again. What you typed is still there.' },
])(
  'who has not accepted the terms is told so, whoever they are, and that their work is still there ($language)',
  async ({ language, words }) => {
    const { tasks, notices } = setUp({ isContentManager: false, language });
    await tasks.run({ type: 'save', run: () => Promise.reject(new ApiError({ status: 403, code: 'request.terms_not_accepted' })) });
    expect(notices.getSnapshot()).toMatchObject([{ look: 'warning', message: words }]);
  },
);

test('a failure that is shown where the act was is told there alone, unless that place is gone', async () => {
  const { tasks, shown } = setUp();
  const places: unknown[] = [];
  await tasks.run({ type: 'save', run: fail, showFailure: (error) => places.push(error) > 0 });
  expect(places).toMatchObject([{ code: 'request.unavailable' }]);
  expect(shown()).toEqual([]);
  await tasks.run({ type: 'save', run: fail, showFailure: () => false });
  expect(shown()).toEqual(['negative: Opslaan']);
});

test('the notice of a failure goes when its act is tried again from wherever, and that of another act stays', async () => {
  const { tasks, shown } = setUp();
  await tasks.run({ type: 'delete', act: 'role 1', run: fail });
  await tasks.run({ type: 'publish', act: 'page 1', run: fail });
  void tasks.run({ type: 'delete', act: 'role 1', run: work(500, () => 1) });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown()).toEqual(['negative: Publiceren']);
  await vi.advanceTimersByTimeAsync(400);
  expect(shown()).toEqual(['negative: Publiceren', 'positive: Verwijderd.']);
});

test.each([
  { isContentManager: true, notices: ['negative: Terugzetten'], places: 0 },
  { isContentManager: false, notices: [], places: 1 },
])('what cannot be taken back is told by a notice, or in place to who gets none ($isContentManager)', async (expected) => {
  const { tasks, notices, shown } = setUp(expected);
  let places = 0;
  const showFailure = () => (places += 1) > 0;
  await tasks.run({ type: 'save', act: 'page 1', run: async () => 1, undo: async () => fail(), showFailure });
  notices.getSnapshot()[0]?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect([shown(), places]).toEqual([expected.notices, expected.places]);
  await tasks.run({ type: 'save', act: 'page 1', run: async () => 2, showFailure });
  expect(shown()).toEqual(['positive: Opgeslagen.']);
});

test('who was asked to prove who they are and did not has chosen so: nothing failed, and nothing is said of it', async () => {
  const { tasks, shown, logged } = setUp();
  const unproven = new ApiError({ status: 403, code: 'auth.proof_needed' });
  const showFailure = vi.fn<() => boolean>(() => true);
  const outcome = await tasks.run({ type: 'save', run: () => Promise.reject(unproven), showFailure });
  expect(outcome.isDone).toBe(false);
  expect([shown(), logged, tasks.failures.getSnapshot(), showFailure.mock.calls]).toEqual([[], [], [], []]);
});

test.each(['request.viewing_only', 'request.terms_not_accepted'])('%s is told by its notice alone', async (code) => {
  const { tasks, shown } = setUp();
  const showFailure = vi.fn<() => boolean>(() => true);
  await tasks.run({ type: 'save', run: () => Promise.reject(new ApiError({ status: 403, code })), showFailure });
  expect(shown()).toHaveLength(1);
  expect(showFailure).not.toHaveBeenCalled();
});
