import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RowMenu } from './action-menu.tsx';

afterEach(() => {
  document.documentElement.removeAttribute('style');
  document.body.removeAttribute('style');
});

test('a menu that opens low in the window comes out from under what lies over its end', async () => {
  await page.viewport(360, 600);
  const barHeight = 80;
  document.documentElement.style.scrollPaddingBlockEnd = `${barHeight}px`;
  const acts = ['Bewerk', 'Bekijk', 'Kopieer link', 'Logboek'].map((name) => ({ key: name, name, onAct: () => {} }));
  document.body.style.paddingBlock = '460px 900px';
  const screen = await render(<RowMenu name="Acties voor Bouwen" acts={acts} />);
  await screen.getByRole('button', { name: 'Acties voor Bouwen' }).click();
  await expect.element(screen.getByRole('menuitem', { name: 'Bewerk' })).toHaveFocus();
  const { bottom } = screen.getByRole('menu').element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(innerHeight - barHeight);
});
