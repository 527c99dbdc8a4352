import { route } from '#platform/server/handle.ts';
import * as contract from '../model/property.contract.ts';
import { listManagedProperties, orderProperties, setPropertyActive } from './managing.service.ts';
import { createDefinition, listKnownDefinitions, removeDefinition, updateDefinition } from './properties.service.ts';

export const propertyRoutes = [
  route(contract.listPropertyDefinitions, (ctx) => listKnownDefinitions(ctx)),
  route(contract.listManagedProperties, (ctx) => listManagedProperties(ctx)),
  route(contract.orderProperties, (ctx, { body }) => orderProperties(ctx, body.keys)),
  route(contract.deactivateProperty, (ctx, { params }) => setPropertyActive(ctx, params.key, false)),
  route(contract.activateProperty, (ctx, { params }) => setPropertyActive(ctx, params.key, true)),
  route(contract.createPropertyDefinition, (ctx, { body }) => createDefinition(ctx, body)),
  route(contract.updatePropertyDefinition, (ctx, { params, body, version }) => updateDefinition(ctx, { ...params, version }, body)),
  route(contract.deletePropertyDefinition, (ctx, { params, version }) => removeDefinition(ctx, { ...params, version })),
];
