import { assetRoutes } from '#domains/assets/server/index.ts';
import { authRoutes } from '#domains/auth/server/index.ts';
import { documentRoutes } from '#domains/documents/server/index.ts';
import { listItemRoutes } from '#domains/list-items/server/index.ts';
import { logRoutes } from '#domains/log/server/index.ts';
import { menuRoutes } from '#domains/menus/server/index.ts';
import { pageRoutes } from '#domains/pages/server/index.ts';
import { settingRoutes } from '#domains/settings/server/index.ts';
import { userRoutes } from '#domains/users/server/index.ts';
import type { Route } from '#platform/server/handle.ts';

/** Every call the platform answers. */
export const domainRoutes: readonly Route[] = [
  ...assetRoutes,
  ...authRoutes,
  ...documentRoutes,
  ...listItemRoutes,
  ...logRoutes,
  ...menuRoutes,
  ...pageRoutes,
  ...settingRoutes,
  ...userRoutes,
];
