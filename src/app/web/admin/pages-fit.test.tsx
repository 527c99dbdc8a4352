import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { plainFrame } from '#app/testing/plain-frame.ts';
import { partOfIndex } from '#domains/pages/testing/page-entries.ts';
import { PagesIndex } from '#domains/pages/ui/admin/pages-index.tsx';
import { showAdmin } from '../../../../tests/support/show-admin.tsx';
import { AdminShell } from './admin-shell.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The words that are not hidden, as one line. */
const seenOf = (part: Locator) => (part.element() as HTMLElement).innerText.replaceAll(/\s+/g, ' ');

test.each([320, 360, 390])('at %i pixels a page is three lines: title, its states on one, and when, by whom and where', async (width) => {
  await page.viewport(width, 740);
  const { screen } = await showAdmin(
    <AdminShell frame={plainFrame} section="pages">
      <PagesIndex />
    </AdminShell>,
    () => partOfIndex,
  );
  const row = screen.getByRole('row', { name: /Parkeren/ });
  await expect.element(row).toBeVisible();
  expect(seenOf(row)).toContain('gisteren 16:40, Sanne · /wonen/parkeren');
  const [dutch, english] = [row.getByText('Wijzigingen').element(), row.getByText('Concept').element()];
  expect(dutch.getBoundingClientRect().top).toBe(english.getBoundingClientRect().top);
  expect(dutch.closest('td')?.textContent).toBe('nl Wijzigingen');
  expect(row.element().getBoundingClientRect().height).toBeLessThan(90);
  expect(seenOf(screen.getByRole('row', { name: /Toegankelijkheid/ }))).toContain('vandaag 08:41, jij · Niet in het menu');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
