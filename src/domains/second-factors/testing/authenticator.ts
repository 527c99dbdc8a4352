import { sealSecret, newSecret } from '../server/authenticator.ts';
import { clientOf, type Person, type SignedInClient, type TestApp } from '../../../../tests/support/test-app.ts';

export interface WithAuthenticator extends SignedInClient {
  secret: string;
}

/** A new person whose app is already set up, in a session that both factors made. */
export async function signedInWithAuthenticator(app: TestApp, given: Partial<Person> = {}): Promise<WithAuthenticator> {
  const person = await app.signedIn(given);
  const secret = await newSecret();
  await app.db
    .insertInto('totp')
    .values({ userGuid: person.guid, secret: sealSecret(app.config.secret, secret), confirmedOn: new Date() })
    .execute();
  await app.db.updateTable('session').set({ hasSecondFactor: true }).where('userGuid', '=', person.guid).execute();
  return { ...person, secret };
}

/** The browser of somebody whose password was right just now. */
export async function afterPassword(app: TestApp, { email, password }: Pick<SignedInClient, 'email' | 'password'>, returnTo = '') {
  const answer = await app.visitor.post('/login', { email, password, returnTo });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { answer, cookies, ...clientOf(app.server, cookies) };
}
