import { filesOfPerson } from '#domains/assets/server/index.ts';
import { auditOfPerson } from '#domains/audit/server/index.ts';
import { signInOfPerson } from '#domains/auth/server/index.ts';
import { copiesOfPerson } from '#domains/data-exports/server/index.ts';
import { workOfPerson } from '#domains/documents/server/index.ts';
import { identitiesOfPerson } from '#domains/identities/server/index.ts';
import { invitationsOfPerson } from '#domains/invitations/server/index.ts';
import { reportsOfPerson } from '#domains/client-log/server/index.ts';
import { mailsOfPerson } from '#domains/mails/server/index.ts';
import { linksOfPerson } from '#domains/one-time-tokens/server/index.ts';
import { putOffByPerson } from '#domains/overview/server/index.ts';
import { factorsOfPerson } from '#domains/second-factors/server/index.ts';
import { sessionsOfPerson } from '#domains/sessions/server/index.ts';
import { accountOfPerson } from '#domains/users/server/index.ts';
import { forgetAnswersAbout } from '#platform/server/idempotency.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { forgetLimitsOf } from '#platform/server/rate-limit.ts';

const keptByPlatform: PersonalData = {
  async erase(tx, { guid, emailKey }) {
    await forgetAnswersAbout(tx, guid);
    await forgetLimitsOf(tx, emailKey);
  },
};

/** Everything that is kept about people. A domain that begins to keep something adds a line here. */
export const personalData: readonly PersonalData[] = [
  accountOfPerson,
  sessionsOfPerson,
  signInOfPerson,
  linksOfPerson,
  factorsOfPerson,
  identitiesOfPerson,
  mailsOfPerson,
  invitationsOfPerson,
  auditOfPerson,
  workOfPerson,
  putOffByPerson,
  reportsOfPerson,
  copiesOfPerson,
  filesOfPerson,
  keptByPlatform,
];
