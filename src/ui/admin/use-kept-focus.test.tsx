import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../actions/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { IndexActs } from './index-head.tsx';
import { IndexPager, IndexState, IndexTable, type Column } from './index-table.tsx';

interface Row {
  guid: string;
  canGo: boolean;
}

const rows = (...names: string[]): Row[] => names.map((guid) => ({ guid, canGo: true }));

/** A list whose rows can be deleted after a question, switched off, and put in another order. */
function List({ given }: { given: Row[] }) {
  const [left, setLeft] = useState(given);
  const [asked, setAsked] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const [pageNumber, setPageNumber] = useState(1);
  const [isChosen, setIsChosen] = useState(true);
  const columns: Column<Row, 'name'>[] = [
    { key: 'name', label: 'Naam', sort: 'name', cell: ({ guid }) => <a href={`#${guid}`}>{guid}</a> },
    {
      key: 'acts',
      label: 'Acties',
      isActs: true,
      cell: ({ guid, canGo }) => (
        <>
          {canGo ? <Button onClick={() => setAsked(guid)}>Verwijder {guid}</Button> : null}
          <Button disabled={!canGo} onClick={() => setLeft(left.map((row) => (row.guid === guid ? { ...row, canGo: false } : row)))}>
            Sluit {guid} af
          </Button>
          <Button onClick={() => setLeft(left.toReversed())}>Keer om bij {guid}</Button>
        </>
      ),
    },
  ];

  function loadThen(act: () => void) {
    setIsLoading(true);
    setTimeout(() => {
      act();
      setIsLoading(false);
    }, 50);
  }

  return (
    <main>
      <h1 tabIndex={-1}>Rollen</h1>
      <IndexState
        isLoading={isLoading}
        hasFailed={false}
        isEmpty={left.length === 0}
        isFiltered={false}
        onRetry={() => {}}
        onClear={() => {}}
        empty={<p>Niets meer</p>}
      >
        <IndexTable
          label="Rollen"
          columns={columns}
          rows={left}
          sorting={{ by: 'name', isDescending: false, onChange: () => loadThen(() => setLeft(left.toReversed())) }}
        />
        {isChosen ? (
          <IndexActs label="Gekozen">
            <Button onClick={() => setIsChosen(false)}>Wis selectie</Button>
          </IndexActs>
        ) : null}
        <IndexPager page={pageNumber} itemCount={2} total={6} onPage={(next) => loadThen(() => setPageNumber(next))} />
      </IndexState>
      <Dialog
        isOpen={asked !== null}
        title="Weet je het zeker?"
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          setLeft(left.filter(({ guid }) => guid !== asked));
        }}
      />
    </main>
  );
}

async function show(...names: string[]) {
  await page.viewport(1280, 800);
  const screen = await render(<List given={rows(...names)} />);
  const press = async (name: string) => {
    screen.getByRole('button', { name }).element().focus();
    await userEvent.keyboard('{Enter}');
  };
  return { screen, press };
}

const namesIn = (screen: Awaited<ReturnType<typeof render>>) =>
  screen
    .getByRole('link')
    .elements()
    .map(({ textContent }) => textContent);

test('who deletes a row goes on at the next one, at the one before it when it was the last, and at the heading when none is left', async () => {
  const { screen, press } = await show('a', 'b', 'c');
  await press('Verwijder b');
  await press('OK');
  await expect.element(screen.getByRole('link', { name: 'c' })).toHaveFocus();
  await press('Verwijder c');
  await press('OK');
  await expect.element(screen.getByRole('link', { name: 'a' })).toHaveFocus();
  await press('Verwijder a');
  await press('OK');
  await expect.element(screen.getByRole('heading', { name: 'Rollen' })).toHaveFocus();
});

test('who changes their mind in the dialog is back where they were', async () => {
  const { screen, press } = await show('a', 'b');
  await press('Verwijder b');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Verwijder b' })).toHaveFocus();
});

test('a button that is of no use any more leaves the focus in its row', async () => {
  const { screen, press } = await show('a', 'b');
  await press('Sluit a af');
  await expect.element(screen.getByRole('button', { name: 'Keer om bij a' })).toHaveFocus();
});

test('a row that moves takes the focus along, and a column keeps it while its rows are loaded in another order', async () => {
  const { screen, press } = await show('a', 'b', 'c');
  await press('Keer om bij a');
  await expect.element(screen.getByRole('button', { name: 'Keer om bij a' })).toHaveFocus();
  await press('Naam');
  await expect.poll(() => namesIn(screen)).toEqual(['a', 'b', 'c']);
  await expect.element(screen.getByRole('button', { name: 'Naam' })).toHaveFocus();
});

test('who turns a page starts at the heading of the list', async () => {
  const { screen, press } = await show('a', 'b');
  await press('Volgende');
  await expect.element(screen.getByText('3 tot en met 4 van 6')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Rollen' })).toHaveFocus();
});

test('who pressed beside the list, or works elsewhere, is not drawn into it', async () => {
  const { screen, press } = await show('a', 'b');
  await press('Verwijder b');
  await userEvent.keyboard('{Escape}');
  await screen.getByText('1 tot en met 2 van 6').click();
  screen
    .getByRole('button', { name: 'Keer om bij a' })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => namesIn(screen)).toEqual(['b', 'a']);
  expect(document.activeElement).toBe(document.body);
});

test('A4 who is done with the chosen rows is back at the row where they were', async () => {
  await render(<List given={rows('a', 'b', 'c')} />);
  (page.getByRole('link', { name: 'b', exact: true }).element() as HTMLElement).focus();
  (page.getByRole('button', { name: 'Wis selectie' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'b', exact: true })).toHaveFocus();
});
