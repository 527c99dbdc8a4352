import { knownEvents } from '#app/events.ts';
import { accessRoutes } from '#domains/access/server/index.ts';
import { accountRoutes } from '#domains/account/server/index.ts';
import { assetRoutes } from '#domains/assets/server/index.ts';
import { auditRoutes } from '#domains/audit/server/index.ts';
import { authRoutes } from '#domains/auth/server/index.ts';
import { dataExportRoutes } from '#domains/data-exports/server/index.ts';
import { documentRoutes } from '#domains/documents/server/index.ts';
import { identityRoutes } from '#domains/identities/server/index.ts';
import { invitationRoutes, inviteAgain } from '#domains/invitations/server/index.ts';
import { termsRoutes } from '#domains/legal/server/index.ts';
import { logRoutes } from '#domains/client-log/server/index.ts';
import { mailRoutes } from '#domains/mails/server/index.ts';
import { pageRoutes } from '#domains/pages/server/index.ts';
import { propertyRoutes } from '#domains/properties/server/index.ts';
import { secondFactorRoutes } from '#domains/second-factors/server/index.ts';
import { settingRoutes } from '#domains/settings/server/index.ts';
import { roleRoutes } from '#domains/roles/server/index.ts';
import { adminUserRoutes, deleteAnswersTo, userRoutes } from '#domains/users/server/index.ts';
import type { Route } from '#platform/server/handle.ts';
import { roleHolders } from './role-holders.ts';

/** The calls that need nothing but their database; `server.ts` adds those that also look at the site in memory. */
export const domainRoutes: readonly Route[] = [
  ...accessRoutes,
  ...accountRoutes,
  ...assetRoutes,
  ...auditRoutes(knownEvents),
  ...authRoutes,
  ...dataExportRoutes,
  ...documentRoutes,
  ...identityRoutes,
  ...invitationRoutes,
  ...termsRoutes,
  ...logRoutes,
  ...mailRoutes(inviteAgain),
  ...pageRoutes,
  ...propertyRoutes(deleteAnswersTo),
  ...secondFactorRoutes,
  ...settingRoutes,
  ...roleRoutes(roleHolders),
  ...userRoutes,
  ...adminUserRoutes,
];
