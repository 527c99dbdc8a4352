import {
  expect,
  test as base,
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  type Cookie,
  type Locator,
  type Page,
} from '@playwright/test';
import { demoPassword } from '../../support/spawn-plein.ts';
import { startProduct, type Product } from './product.ts';
import { watchBrowser, type Watch } from './watched-browser.ts';

export { expect };

export const people = {
  admin: { email: 'admin@plein.test', name: 'Jan Boersma' },
  editor: { email: 'editor@plein.test', name: 'Sanne de Vries' },
  user: { email: 'user@plein.test', name: 'Fatima Aziz' },
} as const;
export type PersonName = keyof typeof people;

interface Fixtures {
  origin: string;
  watch: Watch;
  /** Another browser: nothing is shared with the first. Watched as well. */
  secondBrowser: BrowserContext;
}

interface WorkerFixtures {
  /** What the tests of this worker visit, one after the other: some change what everybody sees. */
  product: Product;
  /** A second one, untouched until now, to stop, start and break. */
  ownProduct: Product;
}

// oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
export async function provideProduct({}, provide: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct();
  await provide(product);
  await product.end();
}

/** A test with a browser in which nothing may go wrong unseen. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [provideProduct, { scope: 'worker', timeout: 60_000 }],
  ownProduct: [provideProduct, { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ product }, provide) => provide(product.origin),
  origin: async ({ baseURL }, provide) => {
    if (!baseURL) throw new Error('The product has no address');
    await provide(baseURL);
  },
  watch: [
    async ({ context, origin }, provide) => {
      const watch = await watchBrowser(context, origin);
      await provide(watch);
      expect(await watch.verdict(), 'what went wrong in the browser').toEqual([]);
    },
    { auto: true },
  ],
  secondBrowser: async ({ browser, origin }, provide) => {
    const context = await newBrowser(browser, origin);
    const watch = await watchBrowser(context, origin);
    await provide(context);
    expect(await watch.verdict(), 'what went wrong in the second browser').toEqual([]);
    await context.close();
  },
});

function newBrowser(browser: Browser, origin: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, locale: 'nl-NL', viewport: { width: 1280, height: 900 } });
}

/** Fills in the sign-in form as a person does, wherever it is shown. */
export async function signInOn(page: Page, person: PersonName, password = demoPassword): Promise<void> {
  await page.locator('#email').fill(people[person].email);
  await page.locator('#password').fill(password);
  await page.locator('main button[type=submit]').click();
}

/** Signs in without the form, with a session of its own. */
export async function signInQuietly(request: APIRequestContext, person: PersonName): Promise<void> {
  const form = { email: people[person].email, password: demoPassword };
  const answer = await request.post('/login', { form, headers: { 'sec-fetch-site': 'same-origin' }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

/** Opens a page as somebody who is signed in already, and waits until it answers to clicks itself. */
export async function arriveSignedIn(page: Page, person: PersonName, path = '/'): Promise<void> {
  await signInQuietly(page.request, person);
  await page.goto(path);
  await untilTakenOver(page);
}

/** What a browser keeps of a session, by who is signed in with it. */
const keptSessions = new Map<PersonName, Cookie[]>();

/**
 * The same for who only looks: with the session of whoever looked before in this worker, since checking a password takes as long as most
 * screens do. Who ends or changes their session, or proves who they are, arrives with one of their own.
 */
export async function lookSignedIn(page: Page, person: PersonName, path = '/'): Promise<void> {
  await page.context().addCookies(keptSessions.get(person) ?? []);
  // A test before this one may have ended it, and another product does not know it.
  const isSignedIn = keptSessions.has(person) && (await page.request.get('/api/profiles:loggedIn')).ok();
  if (!isSignedIn) {
    await signInQuietly(page.request, person);
    const cookies = await page.context().cookies();
    keptSessions.set(
      person,
      cookies.filter(({ name }) => ['plein_session', 'XSRF-TOKEN'].includes(name)),
    );
  }
  await page.goto(path);
  await untilTakenOver(page);
}

/** The name in the header of who is signed in, which opens their menu. */
export function accountMenu(page: Page, person: PersonName): Locator {
  return page.getByRole('banner').locator('summary', { hasText: people[person].name });
}

export async function goToProfile(page: Page, person: PersonName): Promise<void> {
  await accountMenu(page, person).click();
  await page.getByRole('banner').locator('a[href$="/account/profile"]').click();
}

export async function signOutOn(page: Page): Promise<void> {
  await page.getByRole('banner').locator('details[data-menu=account] > summary').click();
  await page.getByRole('banner').locator('form[action$="/logout"] button').click();
}

/** In app mode the announcer comes into being when the browser has taken the page over. */
export async function untilTakenOver(page: Page): Promise<void> {
  await expect(page.locator('#plein-announcements')).toBeAttached();
}
