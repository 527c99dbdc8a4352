export { propertyRoutes } from './properties.routes.ts';
export { createDefinition } from './properties.service.ts';
export { listDefinitions, mapDefinitions } from './properties.queries.ts';
export { rolesOfProperties } from './role-holder.ts';
