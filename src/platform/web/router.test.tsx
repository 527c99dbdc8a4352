import { expect, test, vi } from 'vitest';
import { memoryEntries } from '../../../tests/support/memory-entries.ts';
import { createRouter, type Found } from './router.ts';

/** Every address holds its own name, unless the test says otherwise. */
function open(first: string, pages: Record<string, Found<string> | Promise<Found<string>>> = {}) {
  const load = vi.fn<(path: string) => Promise<Found<string>>>((path) => Promise.resolve(pages[path] ?? { content: path }));
  const work = { isUnsaved: false, mayLeave: false, asked: 0 };
  const unsavedChanges = {
    areThere: () => work.isUnsaved,
    confirmLeaving: async () => {
      work.asked += 1;
      if (work.mayLeave) work.isUnsaved = false;
      return work.mayLeave;
    },
  };
  const entries = memoryEntries(first);
  const router = createRouter<string>({ first, load, unsavedChanges, entries });
  const shown = () => router.getSnapshot().content;
  const address = () => entries.current().path;
  return { router, entries, load, work, shown, address };
}

test('a page is there before its address is, and the way back shows what was there', async () => {
  const { router, entries, shown, address } = open('/a');
  await router.navigate('/b?x=1#c');
  expect([shown(), address()]).toEqual(['/b?x=1', '/b?x=1#c']);
  expect(router.getSnapshot()).toMatchObject({ isReturn: false, place: { pathname: '/b', search: '?x=1', hash: '#c' } });
  entries.go(-1);
  await expect.poll(shown).toBe('/a');
  expect(router.getSnapshot()).toMatchObject({ isReturn: true, isLoading: false });
  entries.go(1);
  await expect.poll(shown).toBe('/b?x=1');
});

test('of two pages asked for, the last one comes, also when the first is slower', async () => {
  const { promise: slow, resolve } = Promise.withResolvers<Found<string>>();
  const { router, shown, address } = open('/a', { '/slow': slow });
  const first = router.navigate('/slow');
  expect(router.getSnapshot().isLoading).toBe(true);
  await router.navigate('/b');
  resolve({ content: 'late' });
  await first;
  expect([shown(), address()]).toEqual(['/b', '/b']);
  expect(router.getSnapshot().isLoading).toBe(false);
});

test('an address that leads on is not in the history; one that leads on for ever is a failure', async () => {
  const { router, entries, shown, address } = open('/a', { '/old': { goTo: '/new#part' }, '/round': { goTo: '/round' } });
  await router.navigate('/old');
  expect([shown(), address()]).toEqual(['/new', '/new#part']);
  await expect(router.navigate('/round')).rejects.toThrow('leads on without end');
  expect(router.getSnapshot()).toMatchObject({ content: '/new', isLoading: false });
  entries.go(-1);
  await expect.poll(shown).toBe('/a');
});

test('a place within the page is another entry and loads nothing; the same address is entered once', async () => {
  const { router, entries, load, address } = open('/a');
  await router.navigate('/a#one');
  await router.navigate('/a#one');
  expect(load).not.toHaveBeenCalled();
  entries.go(-1);
  await expect.poll(address).toBe('/a');
  expect(router.getSnapshot().place.hash).toBe('');
  await router.navigate('/a');
  expect(load).toHaveBeenCalledExactlyOnceWith('/a', expect.any(AbortSignal));
});

test('who goes back with unsaved work is asked, at the address that they see', async () => {
  const { router, entries, work, shown, address } = open('/a');
  await router.navigate('/b');
  work.isUnsaved = true;
  entries.go(-1);
  await expect.poll(() => work.asked).toBe(1);
  await expect.poll(address).toBe('/b');
  expect(shown()).toBe('/b');

  work.mayLeave = true;
  entries.go(-1);
  await expect.poll(shown).toBe('/a');
  expect([work.asked, address()]).toEqual([2, '/a']);
});

test('a way back that leads on takes the address with it', async () => {
  const pages: Record<string, Found<string>> = {};
  const { router, entries, shown, address } = open('/a', pages);
  await router.navigate('/b');
  pages['/a'] = { goTo: '/moved' };
  entries.go(-1);
  await expect.poll(shown).toBe('/moved');
  expect(address()).toBe('/moved');
});
