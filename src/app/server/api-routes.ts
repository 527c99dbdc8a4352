import { assetRoutes } from '#domains/assets/server/index.ts';
import { authRoutes } from '#domains/auth/server/index.ts';
import { documentRoutes } from '#domains/documents/server/index.ts';
import { logRoutes } from '#domains/log/server/index.ts';
import { pageRoutes } from '#domains/pages/server/index.ts';
import { settingRoutes } from '#domains/settings/server/index.ts';
import { userRoutes } from '#domains/users/server/index.ts';
import type { Route } from '#platform/server/handle.ts';

/** The calls that need nothing but their database; `server.ts` adds those that also look at the site in memory. */
export const domainRoutes: readonly Route[] = [
  ...assetRoutes,
  ...authRoutes,
  ...documentRoutes,
  ...logRoutes,
  ...pageRoutes,
  ...settingRoutes,
  ...userRoutes,
];
