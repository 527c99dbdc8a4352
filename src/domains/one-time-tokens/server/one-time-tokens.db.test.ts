import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { createToken, deleteTokensAfter, findToken } from './index.ts';
import { createDisputePath } from './one-time-tokens.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('F10 of two links the one that was made later is the later one, also when its transaction began before', async () => {
  const { guid: userGuid, email } = await app.signedIn();
  const { owners, others } = await app.db.transaction().execute(async (tx) => {
    // From here on `now()` is older than the link of the owner.
    await tx.selectFrom('appUser').select('guid').limit(1).execute();
    const made = await createToken(app.db, { purpose: 'revert-email', userGuid, email, seconds: 60 });
    return { owners: made, others: await createDisputePath(tx, { guid: userGuid, email: 'dief@plein.test' }) };
  });
  await deleteTokensAfter(app.db, { guid: owners.guid, userGuid }, ['revert-email', 'dispute']);
  expect(await findToken(app.db, owners.token, ['revert-email'])).toBeDefined();
  expect(await findToken(app.db, others.replace('/verify/', ''), ['dispute'])).toBeUndefined();
});
