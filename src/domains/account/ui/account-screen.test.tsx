import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { person, refused, saved, showAccount as show } from '../testing/show-account.tsx';

beforeEach(() => {
  document.title = 'Mijn account';
});

afterEach(() => vi.unstubAllGlobals());

test('a person changes their name, is told that it is saved, and can take it back', async () => {
  const { screen, sent, notices, currentUser } = await show([saved, () => Response.json({ ...person, firstName: 'Eva' }), saved]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot().map((notice) => notice.look)).toEqual(['positive']);
  expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Eva' });

  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => sent).toEqual([{ firstName: 'Eva' }, null, { firstName: 'Noor' }]);
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Noor');
});

test.each([
  { language: 'nl' as const, label: 'Achternaam', save: 'Profiel opslaan', words: 'Vul uw achternaam in.' },
  { language: 'en' as const, label: 'Last name', save: 'Save profile', words: 'Enter your last name.' },
])(
  'what is wrong stands above the form and at the field, and nothing typed is lost ($language)',
  async ({ language, label, save, words }) => {
    const { screen } = await show([refused([{ path: 'lastName', code: 'empty' }])], { language });
    await screen.getByLabelText(label).fill('');
    await screen.getByRole('button', { name: save }).click();
    await expect.element(screen.getByRole('link', { name: words })).toHaveAttribute('href', '#lastName');
    await expect.element(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(words) as unknown as string);
    await expect.element(screen.getByLabelText(language === 'nl' ? 'Voornaam' : 'First name')).toHaveValue('Noor');
  },
);

test('a save that fails for another reason says so beside the button, in sight', async () => {
  const { screen } = await show([() => Response.json({ code: 'request.unavailable' }, { status: 503 })]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByText('Opslaan is niet gelukt. Uw tekst staat er nog. Probeer het opnieuw.')).toBeInViewport();
  await expect.element(screen.getByRole('button', { name: 'Profiel opslaan' })).toBeInViewport();
});

test('a save whose answer was lost is not called failed: it may have been done', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const { screen } = await show([lost]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByRole('alert').getByText('Het is niet zeker of dit is gelukt. Probeer het opnieuw.')).toBeVisible();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
});

test('an undo that fails says so in the form too, which keeps what was saved', async () => {
  const broken = () => Response.json({ code: 'request.unavailable' }, { status: 503 });
  const { screen, notices } = await show([saved, () => Response.json({ ...person, firstName: 'Eva' }), broken]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot()).toHaveLength(1);
  notices.getSnapshot()[0]?.action?.run();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
});

test('who could not be loaded is tried again on demand, and a failure of that is said and logged', async () => {
  const { screen, logged } = await show(
    [() => Response.json({ code: 'request.unavailable' }, { status: 503 }), () => Response.json(person)],
    {
      user: null,
    },
  );
  const retry = screen.getByRole('button', { name: 'Probeer opnieuw' });
  await retry.click();
  await expect.poll(() => logged).toEqual([[3, 'Loading the user failed', expect.stringContaining('Could not load application user')]]);
  await expect.element(screen.getByText('Uw gegevens kunnen nu niet worden geladen.')).toBeVisible();

  await retry.click();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Noor');
});

test('an account that was switched off gets no form', async () => {
  const { guid, firstName, middleName, lastName } = person;
  const { screen } = await show([], { user: { guid, firstName, middleName, lastName, isActive: false } });
  await expect.element(screen.getByRole('heading', { name: 'Mijn account' })).toBeVisible();
  expect(screen.container.querySelector('form')).toBeNull();
});

const signedOut = () => Response.json({ code: 'request.unauthenticated' }, { status: 401 });

test('only what was changed is sent: what another tab changed meanwhile stays', async () => {
  const elsewhere = { ...person, lastName: 'Zee' };
  const { screen, sent } = await show([(body) => Response.json({ ...elsewhere, ...(body as object) })]);
  await screen.getByLabelText(/Tussenvoegsel/).fill('van der');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByLabelText('Achternaam')).toHaveValue('Zee');
  expect(sent).toEqual([{ middleName: 'van der' }]);
});

test('saving what is saved already says so without a call', async () => {
  const { screen, sent, notices } = await show([]);
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ title: 'Opgeslagen.', action: undefined }]);
  expect(sent).toEqual([]);
});

test.each([
  {
    language: 'nl' as const,
    save: 'Profiel opslaan',
    labels: ['Voornaam', 'Achternaam'] as const,
    since: { firstName: 'Eva', lastName: 'Zee' },
    sentAfter: [{ firstName: 'Noor' }],
    title: 'Deels teruggezet.',
  },
  {
    language: 'en' as const,
    save: 'Save profile',
    labels: ['First name', 'Last name'] as const,
    since: { firstName: 'Evi', lastName: 'Zee' },
    sentAfter: [],
    title: 'Not restored.',
  },
])('an undo leaves what was changed since, and says so ($language)', async ({ language, save, labels, since, sentAfter, title }) => {
  const { screen, sent, notices } = await show(
    [saved, () => Response.json({ ...person, ...since }), (body) => Response.json({ ...person, ...since, ...(body as object) })],
    { language },
  );
  await screen.getByLabelText(labels[0]).fill('Eva');
  await screen.getByLabelText(labels[1]).fill('Duin');
  await screen.getByRole('button', { name: save }).click();
  await expect.poll(() => notices.getSnapshot()).toHaveLength(1);
  notices.getSnapshot()[0]?.action?.run();
  await expect.poll(() => notices.getSnapshot()).toMatchObject([{ look: 'warning', title }]);
  expect(sent).toEqual([{ firstName: 'Eva', lastName: 'Duin' }, null, ...sentAfter]);
  await expect.element(screen.getByLabelText(labels[1])).toHaveValue('Zee');
});

test('when the session has ended the text stays, and after signing in again the same save goes through', async () => {
  const { screen, sent, services, currentUser } = await show([signedOut, signedOut, () => Response.json(person), saved]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  const button = screen.getByRole('button', { name: 'Profiel opslaan' });
  await button.click();
  await expect.element(screen.getByRole('alert').getByText(/want u bent uitgelogd/)).toBeVisible();
  expect(services.sessionEnd.getSnapshot()).toEqual({ isEnded: true, isAsking: true, other: null });
  expect(currentUser.getSnapshot().user).toBeNull();
  await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');

  await button.click();
  await expect.poll(() => currentUser.getSnapshot().user).toMatchObject({ firstName: 'Eva' });
  expect(services.sessionEnd.getSnapshot()).toEqual({ isEnded: false, isAsking: false, other: null });
  expect(sent).toEqual([{ firstName: 'Eva' }, null, null, { firstName: 'Eva' }]);
});

test('nothing is written in the name of somebody else who signed in since', async () => {
  const other = { ...person, guid: 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22', firstName: 'Jan', lastName: 'Boersma' };
  const { screen, sent, services, currentUser } = await show([() => Response.json(other), () => Response.json(other)]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await cookieStore.set('XSRF-TOKEN', 'another-session');
  try {
    await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
    await expect.poll(() => services.sessionEnd.getSnapshot()).toEqual({ isEnded: true, isAsking: true, other: 'Jan Boersma' });
    expect(currentUser.getSnapshot().user).toMatchObject({ firstName: 'Jan' });
    await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
    await expect.poll(() => sent).toEqual([null, null]);
    await expect.element(screen.getByLabelText('Voornaam')).toHaveValue('Eva');
  } finally {
    await cookieStore.delete('XSRF-TOKEN');
  }
});

test('a save without a connection says that', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen, services } = await show([
    () => {
      throw new TypeError('Failed to fetch');
    },
  ]);
  await screen.getByLabelText('Voornaam').fill('Eva');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.element(screen.getByRole('alert').getByText(/u bent niet verbonden met internet/)).toBeVisible();
  expect(services.connection.getSnapshot()).toBe(true);
  vi.restoreAllMocks();
});

test('the title says that the form was refused, until it is mended', async () => {
  const { screen } = await show([refused([{ path: 'lastName', code: 'empty' }])]);
  const field = screen.getByLabelText('Achternaam');
  await field.fill('');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => document.title).toBe('Fout: Mijn account');
  await field.fill('Haven');
  await screen.getByRole('button', { name: 'Profiel opslaan' }).click();
  await expect.poll(() => document.title).toBe('Mijn account');
  await expect.element(screen.getByRole('link', { name: 'Vul uw achternaam in.' })).not.toBeInTheDocument();
});

test('Ctrl+S saves, and what is not saved yet is known as long as it is not', async () => {
  const { screen, sent, services } = await show([saved]);
  expect(services.unsavedChanges.areThere()).toBe(false);
  await screen.getByLabelText('Voornaam').fill('Eva');
  expect(services.unsavedChanges.areThere()).toBe(true);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => sent).toEqual([{ firstName: 'Eva' }]);
  await expect.poll(() => services.unsavedChanges.areThere()).toBe(false);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
