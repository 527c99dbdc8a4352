import {
  activateProperty,
  createPropertyDefinition,
  deactivateProperty,
  deletePropertyDefinition,
  listManagedProperties,
  listPropertyDefinitions,
  orderProperties,
  updatePropertyDefinition,
} from '#domains/properties/model/property.contract.ts';
import { forAdmins, forSignedIn } from './call.ts';

/** Asked by the platform itself: it stays. */
const alias = { key: 'alias' };

export const propertyCalls = [
  forSignedIn(listPropertyDefinitions, { withoutTerms: 'open' }),
  forAdmins(listManagedProperties),
  forAdmins(createPropertyDefinition, { input: { body: {} }, answer: 400 }),
  forAdmins(orderProperties, {
    input: { body: { keys: ['nothing'] } },
    answer: 404,
    answers: [{ as: 'admin', input: { body: { keys: [] } }, status: 422 }],
  }),
  forAdmins(activateProperty, {
    input: { params: alias },
    answer: 409,
    answers: [{ as: 'admin', input: { params: { key: 'x' } }, status: 404 }],
  }),
  forAdmins(deactivateProperty, { input: { params: alias }, answer: 409 }),
  forAdmins(updatePropertyDefinition, {
    input: { params: alias, body: {}, version: 1 },
    answer: 400,
    answers: [{ as: 'admin', input: { version: undefined }, status: 400 }],
  }),
  forAdmins(deletePropertyDefinition, {
    input: { params: alias, version: 1 },
    answer: 409,
    answers: [{ as: 'admin', input: { version: undefined }, status: 428 }],
  }),
];
