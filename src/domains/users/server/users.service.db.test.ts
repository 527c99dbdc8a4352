import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('R7.02 the person who is signed in is loaded with their names, flags, roles and properties', async () => {
  const person = await app.signedIn({ isContentManager: true });
  const answer = await person.get('/api/profiles:loggedIn');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    guid: person.guid,
    firstName: 'Noor',
    middleName: 'van der',
    lastName: 'Haven',
    isContentManager: true,
  });
});
