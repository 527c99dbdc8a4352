import { expect, test } from 'vitest';
import { testServices } from '../../../tests/support/test-services.ts';
import { fetchCode } from './late-code.ts';

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

function whenGone(language: 'nl' | 'en' = 'nl') {
  const { services, logged } = testServices({ language });
  let reloads = 0;
  const options = { language, reload: () => void (reloads += 1) };
  return {
    services,
    logged,
    reloads: () => reloads,
    fetch: () => fetchCode(services, gone, options),
    notices: () => services.notices.getSnapshot(),
  };
}

test('code that comes is given', async () => {
  const { services } = testServices();
  expect(await fetchCode(services, () => Promise.resolve('dialog'), { language: 'nl' })).toBe('dialog');
  expect(services.notices.getSnapshot()).toEqual([]);
});

test.each([
  ['nl', 'Een deel van deze pagina kan niet worden geladen', 'Opnieuw laden'],
  ['en', 'Part of this page cannot be loaded', 'Reload'],
] as const)('code that is gone is said once, with a way to load the page again (%s)', async (language, title, label) => {
  const { fetch, notices, reloads, logged } = whenGone(language);
  expect(await fetch()).toBeUndefined();
  expect(await fetch()).toBeUndefined();
  expect(notices()).toMatchObject([{ look: 'negative', title, action: { label } }]);
  expect(logged).toHaveLength(2);
  notices()[0]?.action?.run();
  await expect.poll(reloads).toBe(1);
});

test('what saves by itself is saved before the page goes', async () => {
  const { services, fetch, notices, reloads } = whenGone();
  let isSaved = false;
  services.unsavedChanges.add({ save: async () => (isSaved = true) });
  await fetch();
  notices()[0]?.action?.run();
  await expect.poll(reloads).toBe(1);
  expect(isSaved).toBe(true);
});

test('other work is asked about, and who stays keeps it and the way on', async () => {
  const { services, fetch, notices, reloads } = whenGone();
  const saved = services.unsavedChanges.add();
  await fetch();
  expect(notices()[0]?.message).toContain('Sla eerst op wat nog niet is opgeslagen.');
  notices()[0]?.action?.run();
  await expect.poll(() => services.dialogs.getSnapshot().length).toBe(1);
  services.dialogs.closeAll();
  await expect.poll(() => services.dialogs.getSnapshot().length).toBe(0);
  expect(notices()).toHaveLength(1);
  expect(reloads()).toBe(0);
  expect(services.unsavedChanges.areThere()).toBe(true);

  saved();
  notices()[0]?.action?.run();
  await expect.poll(reloads).toBe(1);
});
