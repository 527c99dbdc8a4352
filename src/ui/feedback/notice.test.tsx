import '../styles/index.css';
import '../styles/default-theme.css';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noticeLooks, noticePositions } from '#platform/shared/notice.ts';
import { NoticeRegion } from './notice-region.tsx';
import { Notice } from './notice.tsx';

test.each(noticeLooks)('a notice that looks %s says so in a word too', async (look) => {
  const words = { positive: 'Gelukt:', negative: 'Niet gelukt:', info: 'Informatie:', warning: 'Let op:', processing: 'Bezig:' };
  const screen = await render(<Notice look={look} title="De pagina" />);
  const notice = screen.getByRole(look === 'negative' ? 'alert' : 'status');
  await expect.element(notice).toHaveTextContent(`${words[look]} De pagina`);
});

test('a notice that stood in the page from the start is not announced', async () => {
  const screen = await render(<Notice isStatic look="negative" title="Het Engels is verouderd" />);
  await expect.element(screen.getByText('Het Engels is verouderd')).toBeVisible();
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
});

test('a notice offers its action and can be closed', async () => {
  const [run, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const screen = await render(<Notice look="positive" title="Opgeslagen" action={{ label: 'Maak ongedaan', run }} onClose={onClose} />);
  await screen.getByRole('button', { name: 'Maak ongedaan' }).click();
  await screen.getByRole('button', { name: 'Sluit deze melding' }).click();
  expect(run).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});

test('notices stand in a region of their own, that is not there without them', async () => {
  const screen = await render(<NoticeRegion />);
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  await screen.rerender(
    <NoticeRegion>
      <Notice look="info" title="Nieuw" />
    </NoticeRegion>,
  );
  await expect.element(screen.getByRole('region', { name: 'Meldingen' })).toBeVisible();
});

test('F6 goes to the notices and back to where one was', async () => {
  const screen = await render(
    <>
      <button type="button">Verder werken</button>
      <NoticeRegion>
        <Notice look="info" title="Nieuw" />
      </NoticeRegion>
    </>,
  );
  await screen.getByRole('button').click();
  await userEvent.keyboard('{F6}');
  await expect.element(screen.getByRole('region')).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('who is at a notice whose place is taken by another is back where they were', async () => {
  const shown = (key: number) => (
    <>
      <button type="button">Verder werken</button>
      <NoticeRegion>
        <Notice key={key} look="info" title="Opgeslagen" onClose={() => {}} />
      </NoticeRegion>
    </>
  );
  const screen = await render(shown(1));
  await screen.getByRole('button', { name: 'Verder werken' }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Sluit deze melding' })).toHaveFocus();
  await screen.rerender(shown(2));
  await expect.element(screen.getByRole('button', { name: 'Verder werken' })).toHaveFocus();
});

test('each of the nine positions is another place on the screen', async () => {
  const places = new Set<string>();
  for (const position of noticePositions) {
    const screen = await render(
      <NoticeRegion position={position}>
        <Notice look="info" title="Nieuw" />
      </NoticeRegion>,
    );
    const { x, y, right, bottom } = screen.getByRole('region').element().getBoundingClientRect();
    expect(Math.min(x, y, innerWidth - right, innerHeight - bottom)).toBeGreaterThanOrEqual(0);
    places.add(`${Math.round(x)} ${Math.round(y)}`);
    await screen.unmount();
  }
  expect(noticePositions).toHaveLength(9);
  // On a screen as narrow as a notice, left, middle and right are the same.
  expect(places.size).toBe(innerWidth > 500 ? 9 : 3);
});
