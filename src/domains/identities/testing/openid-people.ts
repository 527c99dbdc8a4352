import { afterAll, afterEach, expect } from 'vitest';
import { startOpenidProvider, type TestProvider } from '../../../../tests/support/openid-provider.ts';
import {
  clientOf,
  testApp,
  type Answered,
  type Client,
  type Instance,
  type SignedInClient,
  type TestApp,
} from '../../../../tests/support/test-app.ts';

export const cookiesOf = (answer: Answered) => Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));

/** What the page says that went wrong. */
export function problemOn({ body }: Answered): string | undefined {
  return between(body, ['role="alert"', '<p ', '>'], '</p>') ?? between(body, ['<section', '<li>'], '</li>');
}

/** What stands behind marks that follow one another, up to an end. */
function between(text: string, marks: readonly string[], end: string): string | undefined {
  let at = 0;
  for (const mark of marks) {
    const found = text.indexOf(mark, at);
    if (found < 0) return undefined;
    at = found + mark.length;
  }
  return text.slice(at, text.indexOf(end, at));
}

/** The product beside a provider, and a second provider that it does not know: for one test file, and closed with it. */
export async function withProvider() {
  const [provider, other] = await Promise.all([startOpenidProvider(), startOpenidProvider()]);
  const app = await testApp(provider.env);
  afterEach(() => provider.tamperWith(null));
  afterAll(async () => {
    await app.close();
    await provider.close();
    await other.close();
  });
  return { provider, other, app, people: peopleAt(provider, app) };
}

interface Begun {
  location: URL;
  cookies: Record<string, string>;
}

let strangers = 0;

/** People at a provider who come to the product. */
function peopleAt(provider: TestProvider, app: TestApp) {
  /** Somebody whom the provider knows and the product does not. */
  function stranger(claims: Record<string, unknown> = {}): { subject: string; email: string } {
    strangers += 1;
    const subject = `sub-${strangers}`;
    const email = `vreemde-${strangers}@elders.test`;
    provider.people.set(subject, { email, email_verified: true, given_name: 'Sanne', family_name: 'Bakker', ...claims });
    return { subject, email };
  }

  /** Somebody whom both know. */
  async function knownPerson(given: Parameters<TestApp['signedIn']>[0] = {}): Promise<SignedInClient & { subject: string }> {
    const known = await app.signedIn(given);
    const { subject } = stranger();
    await app.db.insertInto('userIdentity').values({ issuer: provider.issuer, subject, userGuid: known.guid }).execute();
    return { ...known, subject };
  }

  async function begin(client: Client = app.visitor, path = '/login/openid'): Promise<Begun> {
    const answer = await client.get(path);
    expect(answer.statusCode).toBe(302);
    return { location: new URL(answer.headers.location ?? ''), cookies: cookiesOf(answer) };
  }

  const comeBack = (cookies: Record<string, string>, { pathname, search }: URL, at: Pick<Instance, 'server'> = app) =>
    clientOf(at.server, cookies).get(pathname + search);

  /** The whole way: to the provider and back. */
  async function signIn(subject: string, { path, at = app }: { path?: string; at?: Pick<Instance, 'server' | 'visitor'> } = {}) {
    const { location, cookies } = await begin(at.visitor, path);
    return comeBack(cookies, await provider.visit(location.href, subject), at);
  }

  const profileOf = (answer: Answered) => clientOf(app.server, cookiesOf(answer)).get('/api/profiles:loggedIn');

  return { stranger, knownPerson, begin, comeBack, signIn, profileOf };
}
