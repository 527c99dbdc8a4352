import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { person, saved, showAccount } from '../testing/show-account.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const privacy = {
  termsOfUseVersion: 1,
  termsOfUseVersionAccepted: 1,
  termsOfUseAcceptedOn: '2026-11-02T10:00:00.000Z',
  cookies: { categories: ['required', 'translation'], date: '2026-11-03T10:00:00.000Z' },
  deleteOn: null,
};
const copy = {
  guid: 'd0000000-0000-4000-8000-000000000001',
  state: 'waiting',
  progress: 40,
  bytes: null as number | null,
  createdOn: '2026-11-16T10:00:00.000Z',
  expiresOn: null as string | null,
};
const ready = { ...copy, state: 'ready', progress: 100, bytes: 1_572_864, expiresOn: '2026-11-23T10:00:00.000Z' };

test('R3.46 what was chosen stands there with its date, and axe finds nothing wrong', async () => {
  const { screen } = await showAccount([() => Response.json(privacy)], { category: 'privacy' });
  await expect
    .element(screen.getByText('In deze browser heeft u op 3 november 2026 deze cookies toegestaan: noodzakelijk en vertalen.'))
    .toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download mijn gegevens' })).toBeVisible();
  expect((await axe.run(screen.container)).violations).toEqual([]);
});

test('R4.18 an acceptance is taken back after it was said what follows', async () => {
  const { screen, sent, services, currentUser } = await showAccount([() => Response.json(privacy), saved, () => Response.json(privacy)], {
    category: 'privacy',
    user: { ...person, termsOfUseVersionAccepted: 1 },
  });
  const button = screen.getByRole('button', { name: 'Akkoord intrekken' });
  await button.click();
  await expect.poll(() => services.dialogs.getSnapshot()[0]?.message).toContain('Zonder akkoord kunt u de openbare pagina’s lezen');
  services.dialogs.getSnapshot()[0]?.close();
  await button.click();
  await expect.poll(() => services.dialogs.getSnapshot()).toHaveLength(1);
  expect(sent).toEqual([null]);
  services.dialogs.getSnapshot()[0]?.confirm();
  await expect.poll(() => sent).toContainEqual({ termsOfUseVersionAccepted: null });
  await expect.poll(() => currentUser.getSnapshot().user).toMatchObject({ termsOfUseVersionAccepted: null });
});

test('H7 a copy is asked for, shown while it is made, and fetched when it is there', async () => {
  const copies: object[] = [];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const answers = [() => Response.json(privacy), () => Response.json(copies[0]), () => Response.json({ href: '/api/dataexports/x/file' })];
  const { screen } = await showAccount(answers, { category: 'privacy', copies });
  const ask = screen.getByRole('button', { name: 'Download mijn gegevens' });
  await expect.element(ask).toBeVisible();
  copies[0] = copy;
  await ask.click();
  await expect.element(screen.getByRole('progressbar', { name: 'We maken uw kopie' })).toHaveValue(0.4);
  copies[0] = ready;
  await expect.element(screen.getByText('Uw kopie is klaar (1,5 MB).'), { timeout: 5000 }).toBeVisible();
  await expect.element(screen.getByText(/tot en met 23 november 2026/)).toBeVisible();
  await screen.getByRole('button', { name: 'Kopie ophalen' }).click();
  await expect.poll(() => clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).pathname)).toEqual(['/api/dataexports/x/file']);
});

test('H7 a copy that failed says so, and one that cannot be asked for says why', async () => {
  const refused = () => Response.json({ code: 'request.rate_limited' }, { status: 429 });
  const { screen } = await showAccount([() => Response.json(privacy), refused], {
    category: 'privacy',
    language: 'en',
    copies: [{ ...copy, state: 'failed' }],
  });
  await expect.element(screen.getByText('We could not make your copy.')).toBeVisible();
  await screen.getByRole('button', { name: 'Download my data' }).click();
  await expect.element(screen.getByText(/many times in the last hour/)).toBeVisible();
});
