export type { RoleHolder } from './role-holder.ts';
export { roleRoutes } from './roles.routes.ts';
export { createRole, requireRole } from './roles.service.ts';
export { startViewingRoute, stopViewingRoute } from './view-as.routes.ts';
export { listViewableRoles, nameOfViewed } from './view-as.service.ts';
