import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { ManagedProperty, NewPropertyDefinition, PropertyDefinition, PropertyDefinitionChange, PropertyKey } from './property.ts';

export const listPropertyDefinitions = endpoint({
  method: 'GET',
  path: '/api/profilepropertydefinitions',
  summary: 'What is asked about people, in the order in which it is shown',
  access: 'user',
  alsoFor: ['withoutTerms'],
  response: z.array(PropertyDefinition),
});

export const listManagedProperties = endpoint({
  method: 'GET',
  path: '/api/profilepropertydefinitions:all',
  summary: 'What is and what could be asked about people, with how many answered',
  access: 'admin',
  response: z.array(ManagedProperty),
});

export const orderProperties = endpoint({
  method: 'POST',
  path: '/api/profilepropertydefinitions:order',
  summary: 'Puts what stands in one place into this order',
  access: 'admin',
  body: z.strictObject({ keys: z.array(PropertyKey).min(1).max(200) }),
  response: z.void(),
});

export const deactivateProperty = endpoint({
  method: 'POST',
  path: '/api/profilepropertydefinitions/:key:deactivate',
  summary: 'Asks something no longer, and keeps what people answered',
  access: 'admin',
  params: z.object({ key: PropertyKey }),
  response: z.void(),
});

export const activateProperty = endpoint({
  method: 'POST',
  path: '/api/profilepropertydefinitions/:key:activate',
  summary: 'Asks something again',
  access: 'admin',
  params: z.object({ key: PropertyKey }),
  response: z.void(),
});

export const createPropertyDefinition = endpoint({
  method: 'POST',
  path: '/api/profilepropertydefinitions',
  summary: 'Asks something new about people',
  access: 'admin',
  body: NewPropertyDefinition,
  response: PropertyDefinition,
});

export const updatePropertyDefinition = endpoint({
  method: 'PUT',
  path: '/api/profilepropertydefinitions/:key',
  summary: 'Changes what is asked about people',
  access: 'admin',
  params: z.object({ key: PropertyKey }),
  body: PropertyDefinitionChange,
  versioned: true,
  response: PropertyDefinition,
});

export const deletePropertyDefinition = endpoint({
  method: 'DELETE',
  path: '/api/profilepropertydefinitions/:key',
  summary: 'Asks something no longer, and throws away what people answered',
  access: 'admin',
  params: z.object({ key: PropertyKey }),
  versioned: true,
  response: z.void(),
});
