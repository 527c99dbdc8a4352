import { expect, test } from 'vitest';
import { createDialogs, type Dialogs } from './dialogs.ts';

function titles(dialogs: Dialogs): string[] {
  return dialogs.getSnapshot().map(({ title }) => title);
}

function top(dialogs: Dialogs) {
  const dialog = dialogs.getSnapshot().at(-1);
  if (!dialog) throw new Error('No dialog is open');
  return dialog;
}

test('a confirmation is true for OK and false for every other way out', async () => {
  const dialogs = createDialogs();
  const agreed = dialogs.confirm({ title: 'Pagina verwijderen?' });
  top(dialogs).confirm();
  expect(await agreed).toBe(true);

  const refused = dialogs.confirm({ title: 'Pagina verwijderen?' });
  top(dialogs).close();
  expect(await refused).toBe(false);

  const left = dialogs.confirm({ title: 'Pagina verwijderen?' });
  dialogs.closeAll();
  expect(await left).toBe(false);
  expect(titles(dialogs)).toEqual([]);
});

test('one dialog at a time; the others wait their turn', async () => {
  const dialogs = createDialogs();
  const answers = ['a', 'b', 'c'].map((title) => dialogs.confirm({ title }));
  expect(titles(dialogs)).toEqual(['a']);
  top(dialogs).confirm();
  expect(titles(dialogs)).toEqual(['b']);
  top(dialogs).close();
  expect(titles(dialogs)).toEqual(['c']);
  top(dialogs).confirm();
  expect(await Promise.all(answers)).toEqual([true, false, true]);
});

test('a question about the open dialog stands above it, and does not wait for it', async () => {
  const dialogs = createDialogs();
  void dialogs.confirm({ title: 'Bewerken' });
  void dialogs.confirm({ title: 'Later' });
  const sure = dialogs.confirm({ title: 'Weet je het zeker?', isAbove: true });
  expect(titles(dialogs)).toEqual(['Bewerken', 'Weet je het zeker?']);
  top(dialogs).confirm();
  expect(await sure).toBe(true);
  expect(titles(dialogs)).toEqual(['Bewerken']);
});

test('a dialog with a body of its own gives back what it was closed with', async () => {
  const dialogs = createDialogs();
  const chosen = dialogs.open<string>({
    title: 'Kies een kleur',
    render: (close) => {
      close('blauw');
      return null;
    },
  });
  void top(dialogs).render?.();
  expect(await chosen).toBe('blauw');
});

test('a dialog with a body that is left without an answer gives nothing', async () => {
  const dialogs = createDialogs();
  const chosen = dialogs.open<string>({ title: 'Kies een kleur', render: () => null });
  top(dialogs).close();
  expect(await chosen).toBeUndefined();
});

test('a dialog says whether it is persistent', () => {
  const dialogs = createDialogs();
  void dialogs.confirm({ title: 'a', isPersistent: true });
  void dialogs.confirm({ title: 'b', isAbove: true });
  expect(dialogs.getSnapshot().map(({ isPersistent }) => isPersistent)).toEqual([true, false]);
});

test('a second answer changes nothing', async () => {
  const dialogs = createDialogs();
  const answer = dialogs.confirm({ title: 'a' });
  void dialogs.confirm({ title: 'b' });
  const first = top(dialogs);
  first.confirm();
  first.close();
  expect(await answer).toBe(true);
  expect(titles(dialogs)).toEqual(['b']);
});
