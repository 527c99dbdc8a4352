import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#platform/shared/language.ts';
import { ApiError } from './api-error.ts';
import { createNotices } from './notices.ts';
import { createTasks } from './tasks.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const broken = new ApiError({ status: 503, code: 'request.unavailable' });

function setUp(language: Language = 'nl', isContentManager = true) {
  const notices = createNotices();
  const told = { write: () => {}, language: () => language, isContentManager: () => isContentManager, notificationClose: () => undefined };
  return { notices, tasks: createTasks({ notices, ...told }) };
}

test.each([
  { language: 'nl' as const, title: 'Niet ongedaan gemaakt', message: 'Contact: dit is daarna nog gewijzigd.' },
  { language: 'en' as const, title: 'Not undone', message: 'Contact: this has been changed since.' },
])('an undo that was refused because of a later change says so, also to who left the form: $language', async ({ language, ...said }) => {
  const { tasks, notices } = setUp(language, false);
  const undo = () => Promise.reject(new ApiError({ status: 412, code: 'request.stale' }));
  await tasks.run({ type: 'save', subject: 'Contact', run: async () => 1, undo, showFailure: () => true });
  notices.getSnapshot()[0]?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(notices.getSnapshot()).toMatchObject([{ look: 'warning', ...said }]);
});

test('an act with words of its own is called by them, while it takes long and when it failed; so is taking it back', async () => {
  const { tasks, notices } = setUp();
  const words = { title: 'Lotte deactiveren', processing: 'Bezig met Lotte…', failed: 'Deactiveren is niet gelukt.' };
  void tasks.run({ type: 'edit', words, count: 2, run: () => new Promise((_, reject) => setTimeout(() => reject(broken), 1_500)) });
  await vi.advanceTimersByTimeAsync(1_400);
  expect(notices.getSnapshot()).toMatchObject([{ look: 'processing', title: 'Bezig met Lotte…' }]);
  await vi.advanceTimersByTimeAsync(100);
  expect(notices.getSnapshot()).toMatchObject([
    { title: 'Lotte deactiveren', message: 'Deactiveren is niet gelukt. Probeer het opnieuw.' },
  ]);
  notices.close(notices.getSnapshot()[0]?.id ?? 0);
  await tasks.run({ type: 'edit', run: async () => 1, undo: () => Promise.reject(broken), turnedOut: () => ({ undoWords: words }) });
  notices.getSnapshot()[0]?.action?.run();
  await vi.advanceTimersByTimeAsync(0);
  expect(notices.getSnapshot()).toMatchObject([{ look: 'negative', title: 'Lotte deactiveren' }]);
});
