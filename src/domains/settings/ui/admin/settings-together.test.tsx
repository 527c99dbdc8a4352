import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showAdmin, type SentCall } from '../../../../../tests/support/show-admin.tsx';
import { initialSettings, settingDefinitions, settingKeys, type SettingKey } from '../../model/settings.ts';
import { SettingsScreen } from './settings-screen.tsx';

beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

interface Stored {
  key: SettingKey;
  value: unknown;
  version: number;
}

/** A server that stores what was made from what it has, and refuses the rest. Others change it too, and an answer can get lost. */
function storing() {
  const stored = new Map<string, Stored>(settingKeys.map((key) => [key, { key, value: initialSettings[key], version: 3 }]));
  const answered = new Map<string, Stored[]>();
  const history: object[] = [];
  let fate: 'arrives' | 'loses its answer' | 'never arrives' = 'arrives';
  let refuse: (() => Response) | undefined;
  const versionOf = (key: string) => stored.get(key)?.version ?? 0;
  const valueOf = (key: string) => stored.get(key)?.value;

  function store(changes: readonly Stored[]): Stored[] {
    const saved = changes.map(({ key, value }) => ({
      key,
      value: settingDefinitions[key].schema.parse(value) as unknown,
      version: versionOf(key) + 1,
    }));
    for (const setting of saved) stored.set(setting.key, setting);
    return saved;
  }

  function put(call: SentCall) {
    const changes = (call.body as { changes: Stored[] }).changes;
    const stale = changes.map(({ key, version }) => (version === versionOf(key) ? undefined : stored.get(key))).find(Boolean);
    return stale ? Response.json({ code: 'request.stale', details: stale }, { status: 412 }) : store(changes);
  }

  function answer(call: SentCall): unknown {
    if (call.method !== 'PUT') return call.url.pathname.endsWith(':history') ? history.toReversed() : [...stored.values()];
    if (refuse) return refuse();
    const now = fate;
    fate = 'arrives';
    const key = call.headers.get('idempotency-key') ?? '';
    const outcome = now === 'never arrives' ? undefined : (answered.get(key) ?? put(call));
    if (Array.isArray(outcome)) answered.set(key, outcome);
    if (now !== 'arrives') throw new TypeError('Failed to fetch');
    return outcome;
  }

  return {
    answer,
    valueOf,
    nextSave: (next: typeof fate) => void (fate = next),
    refuse: (answer: () => Response) => void (refuse = answer),
    /** Somebody else saves. */
    change: (key: SettingKey, value: unknown) => {
      const facts = { id: history.length + 1, changedOn: `2026-11-05T13:0${history.length}:00.000Z`, changedBy: 'Jan Boersma' };
      history.push({ ...facts, key, from: valueOf(key), to: value });
      store([{ key, value, version: versionOf(key) }]);
    },
  };
}

interface Given {
  seesFailures?: boolean;
  before?(server: ReturnType<typeof storing>): void;
}

async function showStoring(language: 'nl' | 'en' = 'nl', { before, seesFailures = false }: Given = {}) {
  const server = storing();
  before?.(server);
  const shown = await showAdmin(<SettingsScreen logo={null} mark={<svg aria-hidden="true" />} terms={null} />, server.answer, {
    language,
    seesFailures,
  });
  const save = shown.screen.getByRole('button', { name: language === 'nl' ? 'Instellingen opslaan' : 'Save settings' });
  const nameNl = shown.screen.getByLabelText('Naam in het Nederlands');
  await expect.element(shown.screen.getByRole('heading', { level: 1 })).toBeVisible();

  /** Saves what is typed, of which no answer comes. */
  async function saveAndLose(fate: 'loses its answer' | 'never arrives') {
    server.nextSave(fate);
    await save.click();
    await expect.element(shown.screen.getByText('Het is niet zeker of je wijziging is opgeslagen.')).toBeVisible();
  }

  /** It is saved, and nobody is blamed for it. */
  async function expectSaved() {
    await expect.element(shown.screen.getByText(/^(Niet opgeslagen wijzigingen|Unsaved changes)$/)).not.toBeInTheDocument();
    expect(shown.screen.getByRole('alert').elements()).toEqual([]);
  }

  async function undo() {
    const offered = () => shown.services.notices.getSnapshot().at(-1)?.action;
    await expect.poll(offered).toBeDefined();
    offered()?.run();
  }

  return { ...shown, server, save, nameNl, saveAndLose, expectSaved, undo };
}

test.each(['loses its answer', 'never arrives'] as const)(
  'after a save that %s, another text is saved over it, and is no conflict with oneself',
  async (fate) => {
    const { server, save, nameNl, saveAndLose, expectSaved } = await showStoring();
    await nameNl.fill('Zuiderhaven');
    await saveAndLose(fate);
    await nameNl.fill('Zuiderkade');
    await save.click();
    await expectSaved();
    expect(server.valueOf('platformName')).toEqual({ nl: 'Zuiderkade', en: 'Plein' });
    await nameNl.fill('Zuidersluis');
    await save.click();
    await expectSaved();
    expect(server.valueOf('platformName')).toEqual({ nl: 'Zuidersluis', en: 'Plein' });
  },
);

test.each(['loses its answer', 'never arrives'] as const)(
  'after a save that %s, another field is saved with it, and one undo takes both back',
  async (fate) => {
    const { screen, server, save, nameNl, saveAndLose, expectSaved, undo } = await showStoring();
    await nameNl.fill('Zuiderhaven');
    await saveAndLose(fate);
    await screen.getByLabelText('Omschrijving in het Engels').fill('All about the port.');
    await save.click();
    await expectSaved();
    expect(server.valueOf('platformName')).toEqual({ nl: 'Zuiderhaven', en: 'Plein' });
    expect(server.valueOf('platformDescription')).toEqual({ ...initialSettings.platformDescription, en: 'All about the port.' });
    await undo();
    await expect.element(nameNl).toHaveValue('Plein');
    expect(server.valueOf('platformName')).toEqual(initialSettings.platformName);
    expect(server.valueOf('platformDescription')).toEqual(initialSettings.platformDescription);
  },
);

test.each(['loses its answer', 'never arrives'] as const)(
  'put back by hand after a save that %s, the setting is what the form shows',
  async (fate) => {
    const { server, save, nameNl, saveAndLose, expectSaved } = await showStoring();
    await nameNl.fill('Zuiderhaven');
    await saveAndLose(fate);
    await nameNl.fill('Plein');
    await save.click();
    await expectSaved();
    await expect.element(nameNl).toHaveValue('Plein');
    expect(server.valueOf('platformName')).toEqual(initialSettings.platformName);
  },
);

test('restored after a lost answer, the form shows what turns out to be stored, says so, and goes on from there', async () => {
  const { screen, server, save, nameNl, saveAndLose, expectSaved, services } = await showStoring();
  await nameNl.fill('Zuiderhaven');
  await saveAndLose('loses its answer');
  await screen.getByRole('button', { name: 'Herstel' }).click();
  await expect.poll(() => services.notices.getSnapshot().map(({ title }) => title)).toEqual(['Je wijziging was toch opgeslagen']);
  await expect.element(nameNl).toHaveValue('Zuiderhaven');
  await nameNl.fill('Zuiderkade');
  await save.click();
  await expectSaved();
  expect(server.valueOf('platformName')).toEqual({ nl: 'Zuiderkade', en: 'Plein' });
});

test('restored after a save that never arrived, everything is as it was, and it is not sent after all', async () => {
  const { screen, server, save, nameNl, saveAndLose, expectSaved, services } = await showStoring();
  await nameNl.fill('Zuiderhaven');
  await saveAndLose('never arrives');
  await screen.getByRole('button', { name: 'Herstel' }).click();
  await expect.element(nameNl).toHaveValue('Plein');
  server.change('platformDescription', { nl: 'Over de haven.', en: 'About the port.' });
  await screen.getByLabelText('Omschrijving in het Engels').fill('All about the port.');
  await save.click();
  await expect.element(screen.getByText(/de omschrijving in het Engels\.$/)).toBeVisible();
  await save.click();
  await expectSaved();
  expect(services.notices.getSnapshot().map(({ title }) => title)).not.toContain('Je wijziging was toch opgeslagen');
  expect(server.valueOf('platformName')).toEqual(initialSettings.platformName);
});

test('when a save never arrived and somebody else was first, that is told', async () => {
  const { screen, server, save, nameNl, saveAndLose } = await showStoring();
  await nameNl.fill('Zuiderhaven');
  await saveAndLose('never arrives');
  server.change('platformName', { nl: 'Kade', en: 'Plein' });
  await save.click();
  await expect.element(screen.getByText('Iemand anders heeft dit net gewijzigd: de naam in het Nederlands.')).toBeVisible();
  expect(server.valueOf('platformName')).toEqual({ nl: 'Kade', en: 'Plein' });
});

test('two people change one setting, each in one language: both are kept, and an undo takes back only what was changed here', async () => {
  const { screen, server, save, expectSaved, undo } = await showStoring();
  await screen.getByLabelText('Omschrijving in het Engels').fill('All about the port.');
  server.change('platformDescription', { ...initialSettings.platformDescription, nl: 'Alles over de haven.' });
  await save.click();
  await expectSaved();
  expect(server.valueOf('platformDescription')).toEqual({ nl: 'Alles over de haven.', en: 'All about the port.' });
  await expect.element(screen.getByLabelText('Omschrijving in het Nederlands')).toHaveValue('Alles over de haven.');
  await undo();
  await expect.element(screen.getByLabelText('Omschrijving in het Engels')).toHaveValue(initialSettings.platformDescription.en);
  expect(server.valueOf('platformDescription')).toEqual({ ...initialSettings.platformDescription, nl: 'Alles over de haven.' });
});

test('spaces around a name are no part of it, and no reason to see a conflict in what was saved', async () => {
  const { server, save, nameNl, expectSaved } = await showStoring();
  await nameNl.fill(' Zuiderhaven ');
  await save.click();
  await expectSaved();
  expect(server.valueOf('platformName')).toEqual({ nl: 'Zuiderhaven', en: 'Plein' });
  await expect.element(nameNl).toHaveValue('Zuiderhaven');
});

test('two people change the colours, each another one: both are kept', async () => {
  const { screen, server, save, expectSaved } = await showStoring();
  await screen.getByLabelText('Hoofdkleur', { exact: true }).fill('#14532d');
  server.change('colorScheme', { ...initialSettings.colorScheme, text: '#111111' });
  await save.click();
  await expectSaved();
  expect(server.valueOf('colorScheme')).toEqual({ ...initialSettings.colorScheme, primary: '#14532d', text: '#111111' });
});

test('what two people changed in the same language is shown, each with its language, and chosen one by one', async () => {
  const { screen, server, save, expectSaved } = await showStoring('en');
  await screen.getByLabelText('Name in Dutch').fill('Zuiderhaven');
  await screen.getByLabelText('Name in English').fill('Southport');
  await screen.getByLabelText('Description in English').fill('All about the port.');
  server.change('platformName', { nl: 'Kade', en: 'Plein' });
  server.change('platformDescription', { nl: 'Alles over de kade.', en: 'All about the quay.' });
  await save.click();
  const box = screen.getByRole('alert');
  await expect
    .element(box.getByText('Somebody else has just changed this: the name in Dutch, the description in English.'))
    .toBeInViewport();
  await expect.element(box.getByText('Kade', { exact: true })).toBeVisible();
  await expect.element(box.getByText('All about the quay.')).toBeInTheDocument();
  await box.getByRole('button', { name: 'Use the current version: the name in Dutch' }).click();
  await expect.element(screen.getByLabelText('Name in Dutch')).toHaveValue('Kade');
  await expect.element(screen.getByLabelText('Name in Dutch')).toHaveFocus();
  await expect.element(box.getByText('Somebody else has just changed this: the description in English.')).toBeVisible();
  // Saved again, what was typed here is kept, and nothing else of theirs is put back.
  await save.click();
  await expectSaved();
  expect(server.valueOf('platformName')).toEqual({ nl: 'Kade', en: 'Southport' });
  expect(server.valueOf('platformDescription')).toEqual({ nl: 'Alles over de kade.', en: 'All about the port.' });
});

test('what is taken back from the history is what that change was about: later changes and unsaved words of the same setting stay', async () => {
  const { screen, server, save, nameNl, expectSaved } = await showStoring('nl', {
    before({ change }) {
      change('platformName', { nl: 'Haven', en: 'Plein' });
      change('platformName', { nl: 'Haven', en: 'Port' });
      change('colorScheme', { ...initialSettings.colorScheme, primary: '#14532d' });
    },
  });
  await screen.getByText('Wat is er eerder gewijzigd?').click();
  await screen.getByRole('button', { name: /^Zet terug in het formulier: de naam van voor .* 14:00$/ }).click();
  await expect.element(nameNl).toHaveValue('Plein');
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('Port');
  await screen.getByLabelText('Naam in het Engels').fill('Southport');
  await screen.getByRole('button', { name: /^Zet terug in het formulier: de naam van voor .* 14:00$/ }).click();
  await expect.element(screen.getByLabelText('Naam in het Engels')).toHaveValue('Southport');

  await screen.getByLabelText('Tekst', { exact: true }).fill('#111111');
  await screen.getByRole('button', { name: /^Zet terug in het formulier: de kleuren/ }).click();
  await save.click();
  await expectSaved();
  expect(server.valueOf('platformName')).toEqual({ nl: 'Plein', en: 'Southport' });
  expect(server.valueOf('colorScheme')).toEqual({ ...initialSettings.colorScheme, text: '#111111' });
});

test('an undo of what was changed since is not done, says so, and blames nobody', async () => {
  const { screen, server, save, nameNl, expectSaved, services } = await showStoring();
  await nameNl.fill('Zuiderhaven');
  await save.click();
  await expectSaved();
  await expect.poll(() => services.notices.getSnapshot()).toHaveLength(1);
  const undoFirst = services.notices.getSnapshot()[0]?.action;
  await nameNl.fill('Zuiderkade');
  await save.click();
  await expectSaved();
  undoFirst?.run();
  await expect
    .poll(() => services.notices.getSnapshot().at(-1))
    .toMatchObject({
      look: 'warning',
      title: 'Niet ongedaan gemaakt',
      message: 'Dit is daarna nog gewijzigd: de naam. Terugzetten kan onder ‘Wat is er eerder gewijzigd?’.',
    });
  expect(screen.getByText(/Iemand anders/).elements()).toEqual([]);
  await expect.element(nameNl).toHaveValue('Zuiderkade');
  expect(server.valueOf('platformName')).toEqual({ nl: 'Zuiderkade', en: 'Plein' });
});

test('a save whose answer was lost and that somebody changed since is not called saved', async () => {
  const { screen, server, save, nameNl, saveAndLose, expectSaved, services } = await showStoring();
  await nameNl.fill('Zuiderhaven');
  await saveAndLose('loses its answer');
  server.change('platformName', { nl: 'Kade', en: 'Plein' });
  await save.click();
  await expect.element(screen.getByText('Iemand anders heeft dit net gewijzigd: de naam in het Nederlands.')).toBeVisible();
  await expect.element(nameNl).toHaveValue('Zuiderhaven');
  expect(services.notices.getSnapshot()).toEqual([]);
  await save.click();
  await expectSaved();
  expect(server.valueOf('platformName')).toEqual({ nl: 'Zuiderhaven', en: 'Plein' });
});

test('what was saved before is no news beside a conflict: its notice goes', async () => {
  const { screen, server, save, nameNl, expectSaved, services } = await showStoring();
  await nameNl.fill('Zuiderhaven');
  await save.click();
  await expectSaved();
  await expect.poll(() => services.notices.getSnapshot().map(({ title }) => title)).toEqual(['Opgeslagen.']);
  await nameNl.fill('Zuiderkade');
  server.change('platformName', { nl: 'Kade', en: 'Plein' });
  await save.click();
  await expect.element(screen.getByText('Iemand anders heeft dit net gewijzigd: de naam in het Nederlands.')).toBeVisible();
  await expect.poll(() => services.notices.getSnapshot()).toEqual([]);
});

test('that the session is over is told by the dialog, and not once more in the form', async () => {
  const ended = () => Response.json({ code: 'request.unauthenticated' }, { status: 401 });
  const { server, save, nameNl, services, screen, sent } = await showStoring('nl', { seesFailures: true });
  server.refuse(ended);
  await nameNl.fill('Zuiderhaven');
  await save.click();
  await expect.poll(() => sent.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  await expect.element(save).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(services.notices.getSnapshot()).toEqual([]);
  await expect.element(nameNl).toHaveValue('Zuiderhaven');
});

test('on a telephone all of a conflict is in the page, one step from where one comes to stand, and nothing of it has to be scrolled to', async () => {
  await page.viewport(360, 640);
  const { screen, server, save } = await showStoring();
  await screen.getByLabelText('Naam in het Nederlands').fill('Zuiderhaven');
  await screen.getByLabelText('Naam in het Engels').fill('Southport');
  server.change('platformName', { nl: 'Kade', en: 'Quay' });
  await save.click();
  const box = screen.getByRole('alert');
  await expect
    .element(box.getByText('Iemand anders heeft dit net gewijzigd: de naam in het Nederlands, de naam in het Engels.'))
    .toBeVisible();
  expect(scrolledIn(box.element())).toEqual([]);
  await userEvent.tab();
  const first = box.getByRole('button', { name: 'Neem over wat er nu is: de naam in het Nederlands' });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toBeInViewport({ ratio: 1 });
  expect(isOnTop(first.element())).toBe(true);
});

test.each(['nl', 'en'] as const)('on a telephone all of what is said about a lost answer is seen at once, in %s', async (language) => {
  await page.viewport(360, 640);
  const { screen, server, save } = await showStoring(language);
  await screen.getByLabelText(language === 'nl' ? 'Naam in het Nederlands' : 'Name in Dutch').fill('Zuiderhaven');
  server.nextSave('loses its answer');
  await save.click();
  const box = screen.getByRole('alert');
  const way = { nl: /^Sla opnieuw op\..* Of kies Herstel/, en: /^Save again\..* Or choose Restore/ };
  await expect.element(box.getByText(way[language])).toBeInViewport({ ratio: 1 });
  expect(scrolledIn(box.element())).toEqual([]);
});

/** What of a thing and around it shows only a part of what is in it. */
function scrolledIn(shown: Element): Element[] {
  const around = [];
  for (let each: Element | null = shown; each && each !== document.body; each = each.parentElement) around.push(each);
  return [...around, ...shown.querySelectorAll('*')].filter(
    (each) => each.scrollHeight > each.clientHeight + 1 && ['auto', 'scroll', 'hidden'].includes(getComputedStyle(each).overflowY),
  );
}

function isOnTop(shown: Element): boolean {
  const { x, y, width, height } = shown.getBoundingClientRect();
  return shown.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}
