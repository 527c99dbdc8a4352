import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateSetting } from '#domains/settings/server/index.ts';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
/** What an address can be to us, and one of each. */
const addresses: Record<string, string> = {};

interface NeutralForm {
  path: string;
  status: number;
  fieldsOf(email: string): Record<string, string>;
}

const forms: NeutralForm[] = [
  { path: '/login', status: 422, fieldsOf: (email) => ({ email, password: 'een verkeerd wachtwoord' }) },
  { path: '/reset', status: 303, fieldsOf: (email) => ({ email }) },
  { path: '/register', status: 303, fieldsOf: (email) => ({ email }) },
  { path: '/verify', status: 303, fieldsOf: (email) => ({ email }) },
];

beforeAll(async () => {
  app = await testApp();
  await updateSetting(app.system, 'allowRegistration', true);
  await app.server.contentVersion.refresh();
  const kinds = ['known', 'admin', 'unconfirmed', 'switchedOff', 'withoutPassword', 'leaving'] as const;
  for (const kind of kinds) {
    const { guid, email } = await app.signedIn({ isAdmin: kind === 'admin' });
    const user = app.db.updateTable('appUser').where('guid', '=', guid);
    if (kind === 'unconfirmed') await user.set({ emailVerifiedOn: null }).execute();
    if (kind === 'switchedOff') await user.set({ isActive: false }).execute();
    if (kind === 'withoutPassword') await app.db.deleteFrom('userPassword').where('userGuid', '=', guid).execute();
    if (kind === 'leaving') await user.set({ deleteOn: new Date(Date.now() + 86_400_000) }).execute();
    addresses[kind] = email;
  }
  addresses['waiting'] = 'wacht-nog@plein.test';
  await app.visitor.post('/register', { email: addresses['waiting'] });
});
afterAll(() => app.close());

/** Everything that comes back, without what differs between any two answers and without what was typed. */
async function answerTo(path: string, fields: Record<string, string>): Promise<object> {
  const { statusCode, headers, body } = await app.visitor.post(path, fields);
  const { date: _, 'x-correlation-id': __, 'content-length': ___, ...others } = headers;
  const after = typeof headers.location === 'string' ? (await app.visitor.get(headers.location)).body : '';
  const withoutAddress = (text: string) => text.replaceAll(fields['email'] ?? '', 'ADDRESS');
  return { statusCode, headers: others, body: withoutAddress(body), after: withoutAddress(after) };
}

test.each(forms)(
  'F2 $path answers every address alike, in status, headers, page and the page after it',
  async ({ path, status, fieldsOf }) => {
    const unknown = await answerTo(path, fieldsOf(`niemand${path.slice(1)}@plein.test`));
    expect(unknown).toMatchObject({ statusCode: status });
    for (const kind of Object.keys(addresses)) {
      expect({ kind, ...(await answerTo(path, fieldsOf(addresses[kind] ?? ''))) }).toEqual({ kind, ...unknown });
    }
  },
);

test('F2 only the mailbox tells: who nobody is gets no mail, and what a mail says is for its owner', async () => {
  await app.db.deleteFrom('mail').execute();
  for (const path of ['/reset', '/verify']) await app.visitor.post(path, { email: 'niemand@plein.test' });
  expect(await app.mails()).toEqual([]);
  await app.visitor.post('/register', { email: addresses['known'] ?? '' });
  expect((await app.mails()).map(({ kind, to }) => [kind, to])).toEqual([['auth.already_known', addresses['known']]]);
});
