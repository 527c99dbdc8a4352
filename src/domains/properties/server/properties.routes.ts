import { route, type Route } from '#platform/server/handle.ts';
import * as contract from '../model/property.contract.ts';
import { listManagedProperties, orderProperties, setPropertyActive } from './managing.service.ts';
import { createDefinition, listKnownDefinitions, removeDefinition, updateDefinition, type DeleteAnswers } from './properties.service.ts';

/** Answers belong to the people who gave them, whom this slice does not know. */
export const propertyRoutes = (deleteAnswers: DeleteAnswers): Route[] => [
  route(contract.listPropertyDefinitions, (ctx) => listKnownDefinitions(ctx)),
  route(contract.listManagedProperties, (ctx) => listManagedProperties(ctx)),
  route(contract.orderProperties, (ctx, { body }) => orderProperties(ctx, body.keys)),
  route(contract.deactivateProperty, (ctx, { params }) => setPropertyActive(ctx, params.key, false)),
  route(contract.activateProperty, (ctx, { params }) => setPropertyActive(ctx, params.key, true)),
  route(contract.createPropertyDefinition, (ctx, { body }) => createDefinition(ctx, body)),
  route(contract.updatePropertyDefinition, (ctx, { params, body, version }) => updateDefinition(ctx, { ...params, version }, body)),
  route(contract.deletePropertyDefinition, (ctx, { params, version }) => removeDefinition(ctx, deleteAnswers, { ...params, version })),
];
