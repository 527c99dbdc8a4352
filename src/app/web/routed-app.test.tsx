import '#ui/styles/index.css';
import '#ui/styles/default-theme.css';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { getRoute, type RouteAnswer, type Screen } from '#app/route-answer.ts';
import { applicationUser } from '#domains/users/testing/application-user.ts';
import { fullName } from '#domains/users/model/user.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { replaceSearch } from '#platform/web/address-search.tsx';
import { answerAt, openAppAt } from '../../../tests/support/open-app.tsx';

const person = applicationUser();

const facts = { correlationId: 'abcdefgh', time: '2026-11-15T13:05:00Z', secondsToWait: 1 };
const failure: Screen = { kind: 'failure', code: 'request.unavailable', ...facts };
const refusal: Screen = { kind: 'refusal', reason: 'otherSite', code: 'request.cross_site', homeHref: '/', signInHref: '/login', ...facts };
const unauthorized: Screen = { kind: 'unauthorized', isSignedIn: true, signInHref: '/login', contactHref: null };
const notFound: Screen = { kind: 'not-found', query: '', similar: [], contactHref: null };

let asked: string[];

/** Every address answers that nothing is there, unless the test knows better. */
beforeEach(async () => {
  await page.viewport(1280, 800);
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).searchParams.get('path') ?? '';
    asked.push(path);
    return Response.json(answerAt(path, path === '/besloten' ? unauthorized : notFound), {
      headers: { 'x-cache-token': '1' },
    });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = 'nl';
});

const openAt = (first: RouteAnswer) => openAppAt(first, person);

/** Through the menu under the name of who is signed in, which stays open when somebody changes their mind. */
async function signOut(screen: Awaited<ReturnType<typeof openAt>>['screen']): Promise<void> {
  const header = screen.getByRole('banner');
  const button = header.getByRole('button', { name: 'Uitloggen' });
  if (button.query() === null) await header.getByText(fullName(person)).click();
  await button.click();
}

test('a failure that came with the document is shown without a call, and is not there any more for who comes back', async () => {
  const { heading, router, entries } = await openAt(answerAt('/wonen', failure, 503));
  await expect.element(heading).toHaveTextContent('Er is een storing');
  await router.navigate('/besloten');
  await expect.element(heading).toHaveTextContent('U heeft geen toegang tot deze pagina');
  expect(asked).toEqual(['/besloten']);

  entries.go(-1);
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  expect(asked).toEqual(['/besloten', '/wonen']);
});

test('a refusal says what was refused, leads on, and is not there any more for who comes back', async () => {
  const { screen, heading, router, entries } = await openAt(answerAt('/login', refusal, 403));
  await expect.element(heading).toHaveTextContent('Dit formulier kwam niet van onze website');
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  await expect.element(screen.getByRole('link', { name: 'Probeer opnieuw' })).not.toBeInTheDocument();
  await router.navigate('/besloten');
  entries.go(-1);
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
});

test('what came with the document and is well is still there for who comes back', async () => {
  const { heading, router, entries } = await openAt(answerAt('/besloten', unauthorized, 403));
  await router.navigate('/elders');
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  entries.go(-1);
  await expect.element(heading).toHaveTextContent('U heeft geen toegang tot deze pagina');
  expect(asked).toEqual(['/elders']);
});

test('an open dialog goes with its page, unanswered; a place within the page leaves it', async () => {
  const { screen, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const answer = services.dialogs.confirm({ title: 'Pagina verwijderen?' });
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await router.navigate('/besloten#onderaan');
  await expect.element(screen.getByRole('dialog')).toBeVisible();

  await router.navigate('/elders');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(await answer).toBe(false);
});

test('R4.02 signing out forgets who it was, and all that was loaded for them', async () => {
  const { screen, heading, router, services, optimizer } = await openAt(answerAt('/besloten', unauthorized, 403));
  await services.session.start();
  // The form itself would leave this page.
  document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
  await signOut(screen);
  await expect.element(screen.getByRole('banner').getByText('Noor Haven')).not.toBeInTheDocument();
  expect(services.session.currentToken()).toBeNull();

  await router.navigate('/elders');
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  await optimizer.load(getRoute, { query: { path: '/besloten' } });
  expect(asked).toEqual(['/elders', '/besloten']);
});

/** What a person sees at the two widths that differ most, once it stands still. */
async function barriers(): Promise<string[]> {
  document.title = 'Plein';
  const found: string[] = [];
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    // The header goes by the scroll bar and not by the clock.
    const moving = () => document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await expect.poll(moving).toEqual([]);
    const { violations } = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] });
    found.push(...violations.map(({ id, nodes }) => `${width} px ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`));
  }
  return found;
}

const signedOut = async () => Response.json({ code: 'request.unauthenticated' }, { status: 401 });

test.each([
  { language: 'nl' as const, title: 'U bent uitgelogd', signIn: 'Opnieuw inloggen', visitor: 'Verder als bezoeker' },
  { language: 'en' as const, title: 'You have been signed out', signIn: 'Sign in again', visitor: 'Continue as a visitor' },
])(
  'that the session has ended is told once, with a way back that keeps the page ($language)',
  async ({ language, title, signIn, visitor }) => {
    document.documentElement.lang = language;
    const { screen, services, optimizer } = await openAt({ ...answerAt('/besloten', unauthorized, 403), language });
    vi.stubGlobal('fetch', signedOut);
    const saves = [{ firstName: 'Eva' }, { lastName: 'Zee' }].map((body) => optimizer.save(updateLoggedInUser, { body }));
    expect((await Promise.allSettled(saves)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect.element(screen.getByRole('dialog', { name: title })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: visitor })).toBeVisible();
    await expect.element(screen.getByRole('banner').getByText('Noor Haven')).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);

    const link = screen.getByRole('link', { name: signIn });
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
    link.element().addEventListener('click', (event) => event.preventDefault());
    await link.click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

    // Back from the other tab.
    vi.stubGlobal('fetch', async () => Response.json(person));
    const stop = services.sessionEnd.watch();
    dispatchEvent(new Event('focus'));
    await expect.element(screen.getByRole('banner').getByText('Noor Haven')).toBeVisible();
    expect(services.sessionEnd.getSnapshot().isEnded).toBe(false);
    stop();
  },
);

test('who is warned that their session ends, is not kept from signing in again', async () => {
  const form = { email: '', returnTo: '', errors: [], secondsToWait: 0, hasLocalLogin: true, provider: null, canRegister: false };
  const signingIn: Screen = { kind: 'login', ...form, message: null };
  const { screen, router, services } = await openAt(answerAt('/login', signingIn));
  services.sessionClock.hear('3600,100', Date.now());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await router.navigate('/besloten');
  await expect.element(screen.getByRole('dialog', { name: 'U wordt zo uitgelogd' })).toBeVisible();
});

test('an account that was switched off is not told to sign in again', async () => {
  const { services, optimizer } = await openAt(answerAt('/besloten', unauthorized, 403));
  vi.stubGlobal('fetch', async () => Response.json({ code: 'account_inactive' }, { status: 401 }));
  await expect(optimizer.save(updateLoggedInUser, { body: {} })).rejects.toThrow('account_inactive');
  expect(services.sessionEnd.getSnapshot().isEnded).toBe(false);
});

test.each([
  { language: 'nl' as const, words: 'U bent niet verbonden met internet.' },
  { language: 'en' as const, words: 'You are not connected to the internet.' },
])('without a connection the page stays and says so, and goes on by itself when it is back ($language)', async ({ language, words }) => {
  document.documentElement.lang = language;
  const { screen, heading, router, services } = await openAt({ ...answerAt('/besloten', unauthorized, 403), language });
  const title = heading.element().textContent;
  const online = globalThis.fetch;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const arriving = router.navigate('/elders');
  await expect.element(screen.getByText(words)).toBeVisible();
  await expect.element(heading).toHaveTextContent(title);
  expect(router.getSnapshot().place.pathname).toBe('/besloten');
  expect(services.pageLoading.getSnapshot()).toBe(false);
  expect(await barriers()).toEqual([]);

  isOnline.mockRestore();
  vi.stubGlobal('fetch', online);
  dispatchEvent(new Event('online'));
  await arriving;
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  await expect.element(screen.getByText(words)).not.toBeInTheDocument();
});

test('who goes on typing while they wait for the connection is asked before the page they opened comes', async () => {
  const { screen, heading, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const online = globalThis.fetch;
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const arriving = router.navigate('/elders');
  await expect.poll(() => services.connection.getSnapshot()).toBe(true);
  const saved = services.unsavedChanges.add();
  isOnline.mockRestore();
  vi.stubGlobal('fetch', online);
  dispatchEvent(new Event('online'));
  await screen.getByRole('button', { name: 'Blijven' }).click();
  await arriving;
  expect(router.getSnapshot().place.pathname).toBe('/besloten');
  await expect.element(heading).toHaveTextContent('U heeft geen toegang tot deze pagina');
  saved();
});

test('no answer while the browser is online is a failure, as ever', async () => {
  const { heading, router } = await openAt(answerAt('/besloten', unauthorized, 403));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await router.navigate('/elders');
  await expect.element(heading).toHaveTextContent('Er is een storing');
});

test('who leaves a page with unsaved work is asked, and stays or goes as they say', async () => {
  const { screen, heading, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const saved = services.unsavedChanges.add();
  await router.navigate('/besloten#onderaan');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();

  const staying = router.navigate('/elders');
  await screen.getByRole('button', { name: 'Blijven' }).click();
  await staying;
  await expect.element(screen.getByText('Blijven')).not.toBeInTheDocument();
  expect(router.getSnapshot().place.pathname).toBe('/besloten');

  const leaving = router.navigate('/elders');
  await screen.getByRole('button', { name: 'Weggaan zonder op te slaan' }).click();
  await leaving;
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  saved();
});

test('what saves by itself is saved when its page is left, and nobody is asked', async () => {
  const { screen, heading, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const save = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
  services.unsavedChanges.add({ save });
  await router.navigate('/elders');
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  expect(save).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('who is asked because it could not be saved, goes on once it is', async () => {
  const { screen, heading, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const saved = services.unsavedChanges.add({ save: () => Promise.resolve(false) });
  const leaving = router.navigate('/elders');
  await expect.element(screen.getByRole('button', { name: 'Blijven' })).toBeVisible();
  saved();
  await leaving;
  await expect.element(heading).toHaveTextContent('Pagina niet gevonden');
  await expect.element(screen.getByText('Blijven')).not.toBeInTheDocument();
});

test('signing out with unsaved work asks first, and forgets nothing of who stays', async () => {
  const { screen, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  services.unsavedChanges.add();
  const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  addEventListener('submit', sent);
  await signOut(screen);
  await screen.getByRole('button', { name: 'Blijven' }).click();
  await expect.element(screen.getByText('Blijven')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('banner').getByText('Noor Haven')).toBeVisible();

  await signOut(screen);
  await screen.getByRole('button', { name: 'Weggaan zonder op te slaan' }).click();
  await expect.element(screen.getByRole('banner').getByText('Noor Haven')).not.toBeInTheDocument();
  expect(sent).toHaveBeenCalledTimes(3);
  removeEventListener('submit', sent);
});

test('a notice does not outlive the language it is written in', async () => {
  const { screen, router, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  vi.stubGlobal('fetch', async () => Response.json({ ...answerAt('/en/besloten', unauthorized, 403), language: 'en' }));
  services.notices.show({ title: 'Opgeslagen.' });
  await expect.element(screen.getByText('Opgeslagen.')).toBeVisible();
  await router.navigate('/en/besloten');
  await expect.element(screen.getByText('Opgeslagen.')).not.toBeInTheDocument();
});

test('who chooses another language for themselves gets the page around it anew, and the notice that takes it back wholly in it', async () => {
  const account: Screen = { kind: 'account', category: 'preferences', userGuid: null, pageNumber: 1 };
  const { screen, services, currentUser } = await openAt(answerAt('/account/preferences', account));
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/api/route')) return Response.json([]);
    const answer = answerAt('/account/preferences', account);
    return Response.json({ ...answer, language: 'en', head: { ...answer.head, title: 'Preferences', language: 'en' } });
  });
  services.notices.show({ title: 'Foto opgeslagen.', timeout: 0 });
  const undo = vi.fn<() => Promise<undefined>>();
  await services.tasks.run({ type: 'save', subject: { nl: 'Taal', en: 'Language' }, run: async () => 1, undo });
  await expect.element(screen.getByRole('button', { name: 'Ongedaan maken' })).toBeVisible();
  currentUser.replace({ ...person, properties: [{ key: 'language', value: 'en' }] });
  await expect.poll(() => document.title).toContain('Preferences');
  expect(document.documentElement.lang).toBe('en');
  const notices = screen.getByRole('region', { name: 'Notices' });
  await expect.element(notices).toHaveTextContent('Done: Saved.LanguageUndoClose this notice');
  await notices.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
});

test('the links to other languages follow what is sought and filtered, without loading the page again', async () => {
  const plain = answerAt('/besloten', unauthorized, 403);
  const languageLinks = [
    { language: 'nl' as const, href: '/besloten', isCurrent: true },
    { language: 'en' as const, href: '/en/besloten', isCurrent: false },
  ];
  const { screen } = await openAt({ ...plain, frame: { ...plain.frame, languageLinks, keepsQuery: true } });
  const link = screen.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' }).first();
  onTestFinished(() => replaceSearch(''));
  replaceSearch('?q=kaya');
  await expect.element(link).toHaveAttribute('href', '/en/besloten?q=kaya');
});

test('who chose a language for themselves chooses another one at the head of the page, and stays where they are', async () => {
  const plain = answerAt('/besloten', unauthorized, 403);
  const languageLinks = [
    { language: 'nl' as const, href: '/account/preferences', isCurrent: true },
    { language: 'en' as const, href: '/en/account/preferences', isCurrent: false },
  ];
  const answer = { ...plain, frame: { ...plain.frame, languageLinks, isLanguageChosen: true } };
  const { screen, services, currentUser } = await openAt(answer);
  currentUser.replace({ ...person, properties: [{ key: 'language', value: 'nl' }] });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (method !== 'PUT') return Response.json(address.includes('/api/route') ? answer : []);
    const change = JSON.parse(String(body)) as { properties: { key: string; value: string }[] };
    sent.push(change);
    return Response.json({ ...person, ...change });
  });
  await screen.getByRole('navigation', { name: 'Taal' }).getByRole('link', { name: 'English' }).first().click();
  await expect.poll(() => currentUser.property('language')).toBe('en');
  expect(location.pathname).not.toBe('/en/account/preferences');
  services.notices.getSnapshot().at(-1)?.action?.run();
  await expect.poll(() => currentUser.property('language')).toBe('nl');
  expect(sent).toEqual(['en', 'nl'].map((value) => ({ properties: [{ key: 'language', value }] })));
});

test('focus goes back to where it was when a notice is closed by its own button', async () => {
  const { screen, heading, services } = await openAt(answerAt('/besloten', unauthorized, 403));
  const home = screen.getByRole('link', { name: 'Naar de homepage' });
  (home.element() as HTMLElement).focus();
  services.notices.show({ title: 'Opgeslagen.', timeout: 0 });
  await screen.getByRole('button', { name: 'Sluit deze melding' }).click();
  await expect.element(home).toHaveFocus();

  (home.element() as HTMLElement).blur();
  services.notices.show({ title: 'Opgeslagen.', timeout: 0 });
  await screen.getByRole('button', { name: 'Sluit deze melding' }).click();
  await expect.element(heading).toHaveFocus();
});

test('R7.36 the menu of an open page is made anew once a call tells of newer content', async () => {
  const { screen, optimizer } = await openAt(answerAt('/besloten', unauthorized, 403));
  const added = screen.getByRole('link', { name: 'Nieuwe afdeling' });
  await expect.element(added).not.toBeInTheDocument();
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address, location.origin).searchParams.get('path') ?? '';
    const answer = answerAt(path, unauthorized, 403);
    const item = { name: 'Nieuwe afdeling', href: '/nieuw', lang: null, isCurrent: false, isOpen: false, children: [], inRow: 'always' };
    const frame = { ...answer.frame, navigation: { ...answer.frame.navigation, mainMenu: [item] } };
    return Response.json({ ...answer, frame }, { headers: { 'x-cache-token': '2' } });
  });
  await optimizer.load(getRoute, { query: { path: '/elders' } });
  await expect.element(added).toBeInTheDocument();
});
