import type { SessionCookies } from '#domains/auth/model/sign-in.ts';
import { finishSetUp } from '#domains/auth/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { openidErrors } from '../model/identity.errors.ts';
import { findOwner } from './identities.queries.ts';
import { linkIdentity } from './identities.service.ts';
import { tellEmailTaken, type PersonElsewhere } from './person-elsewhere.ts';

/** The first admin, known to the provider: also where nobody has a password. Who holds the set-up link is believed about their address. */
export async function setUpWithIdentity(ctx: Ctx, token: string, person: PersonElsewhere): Promise<SessionCookies> {
  const { identity, hasSecondFactor } = person;
  if (await findOwner(ctx.db, identity)) throw openidErrors.identity_taken();
  const { email, isVerified, namesOr } = await person.askDetails();
  if (email === undefined) throw openidErrors.email_missing();
  return finishSetUp(ctx, token, {
    person: { email, ...namesOr(email), isVerified },
    hasSecondFactor,
    addWayIn: (tx, userGuid) => linkIdentity(ctx, tx, { ...identity, userGuid }),
  }).catch(tellEmailTaken);
}
