import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { showAdmin } from '../../../../../tests/support/show-admin.tsx';
import { RecentChanges } from './recent-changes.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what people did is asked for, and as long as nobody did anything it says what comes here', async () => {
  const none = {
    entries: [],
    hasNewer: false,
    hasOlder: false,
    count: 0,
    person: null,
    object: null,
    today: '2026-11-15',
  };
  const { screen, sent } = await showAdmin(<RecentChanges />, () => none);
  await expect.element(screen.getByText('Nog niemand heeft hier een pagina bewerkt.')).toBeVisible();
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toEqual({ kind: 'content', doneBy: 'people', lang: 'nl' });
});
