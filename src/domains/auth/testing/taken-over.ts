import { sql } from 'kysely';
import { createDevice } from '#domains/second-factors/testing/virtual-device.ts';
import type { Answered, SignedInClient, TestApp } from '../../../../tests/support/test-app.ts';

type Device = ReturnType<typeof createDevice>;

/** What tests of an account in other hands do and look at. */
export function takenOver(app: TestApp) {
  return {
    /** Where the button in the last mail of a kind leads. */
    async linkIn(kind: string, to?: string): Promise<string> {
      const mail = (await app.mails()).findLast((candidate) => candidate.kind === kind && (to === undefined || candidate.to === to));
      return new URL(mail?.content.action?.href ?? '').pathname;
    },

    async emailOf({ guid }: { guid: string }): Promise<string> {
      return (await app.db.selectFrom('appUser').select('email').where('guid', '=', guid).executeTakeFirstOrThrow()).email;
    },

    signIn: (email: string, password: string): Promise<Answered> => app.visitor.post('/login', { email, password }),

    /** What somebody who got in does to stay in: a passkey, with recovery codes, and an account linked. */
    async settleIn(thief: SignedInClient): Promise<Device> {
      await sql`update app_user set created_on = now() - interval '30 days' where guid = ${thief.guid}`.execute(app.db);
      const device = createDevice({ origin: app.config.publicOrigin, rpId: 'localhost' });
      const { challenge } = (await thief.send('POST', '/api/secondfactors/passkeys:start')).json<{ challenge: string }>();
      const added = await thief.send('POST', '/api/secondfactors/passkeys', { name: 'Telefoon', answer: device.register(challenge) });
      if (added.statusCode !== 200) throw new Error(`No passkey: ${added.body}`);
      await app.db
        .insertInto('userIdentity')
        .values({ userGuid: thief.guid, issuer: 'https://login.example.nl', subject: thief.guid })
        .execute();
      return device;
    },

    async signInByPasskey(device: Device): Promise<Answered> {
      const { challenge } = (await app.visitor.send('POST', '/api/session:passkeyQuestion')).json<{ challenge: string }>();
      return app.visitor.send('POST', '/api/session:passkey', { answer: device.signIn(challenge) });
    },

    isIn: async (client: SignedInClient): Promise<boolean> => (await client.get('/api/profiles:loggedIn')).statusCode === 200,

    identitiesOf: ({ guid }: SignedInClient) => app.db.selectFrom('userIdentity').select('issuer').where('userGuid', '=', guid).execute(),

    eventsOf: ({ guid }: SignedInClient, type: string) =>
      app.db.selectFrom('audit').select(['actorGuid', 'details']).where('subjectGuid', '=', guid).where('type', '=', type).execute(),
  };
}

export type TakenOver = ReturnType<typeof takenOver>;
