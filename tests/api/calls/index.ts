import type { Endpoint } from '#platform/shared/endpoint.ts';
import { accessCalls } from './access.ts';
import { accountCalls } from './account.ts';
import { assetCalls } from './assets.ts';
import { auditCalls } from './audit.ts';
import { authCalls } from './auth.ts';
import type { Call } from './call.ts';
import { consentCalls } from './consent.ts';
import { dataExportCalls } from './data-exports.ts';
import { documentCalls } from './documents.ts';
import { identityCalls } from './identities.ts';
import { invitationCalls } from './invitations.ts';
import { legalCalls } from './legal.ts';
import { listItemCalls } from './list-items.ts';
import { logCalls } from './client-log.ts';
import { mailCalls } from './mails.ts';
import { menuCalls } from './menus.ts';
import { overviewCalls } from './overview.ts';
import { pageCalls } from './pages.ts';
import { propertyCalls } from './properties.ts';
import { roleCalls } from './roles.ts';
import { routeCalls } from './routes.ts';
import { searchCalls } from './search.ts';
import { secondFactorCalls } from './second-factors.ts';
import { settingCalls } from './settings.ts';
import { userCalls } from './users.ts';

/** Every contract with what the tests of every call know about it. `calls.test.ts` fails for one that is missing, or here twice. */
export const allCalls: readonly Call[] = [
  ...accessCalls,
  ...accountCalls,
  ...assetCalls,
  ...auditCalls,
  ...authCalls,
  ...consentCalls,
  ...dataExportCalls,
  ...documentCalls,
  ...identityCalls,
  ...invitationCalls,
  ...legalCalls,
  ...listItemCalls,
  ...logCalls,
  ...mailCalls,
  ...menuCalls,
  ...overviewCalls,
  ...pageCalls,
  ...propertyCalls,
  ...roleCalls,
  ...routeCalls,
  ...searchCalls,
  ...secondFactorCalls,
  ...settingCalls,
  ...userCalls,
];

/** Those that are no forms. */
export const apiCalls = allCalls.filter(({ isForm }) => !isForm);

export function callOf(contract: Endpoint): Call {
  const call = allCalls.find((known) => known.contract === contract);
  if (!call) throw new Error(`${contract.method} ${contract.path} is not in the table of calls.`);
  return call;
}

/** For a table of tests: a title cuts off what it takes from an object. */
export function named(calls: readonly Call[]): [string, Call][] {
  return calls.map((call) => [call.name, call]);
}
