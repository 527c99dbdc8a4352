import { z } from 'zod';
import type { Route } from '#platform/server/handle.ts';
import { isChange, type Endpoint } from '#platform/shared/endpoint.ts';

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
}

/** The description of every call, made from the same contracts that check them. */
export function describeApi(routes: readonly Route[], { origin, sessionCookie }: { origin: string; sessionCookie: string }): object {
  const paths: Record<string, Record<string, object>> = {};
  const named: Record<string, unknown> = {};
  for (const { definition } of routes) {
    const path = definition.path.replace(/\/:(\w+)/g, '/{$1}');
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: describeCall(definition) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plein', version: '1' },
    servers: [{ url: origin }],
    paths: withNamedSchemas(paths, named),
    components: {
      schemas: { Problem: problemSchema, ...named },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  };
}

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'correlationId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    correlationId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, params: { type: 'object' } },
      },
    },
    details: { type: 'object', description: 'What the error is about. Which names it holds depends on the code' },
  },
};

function describeCall(definition: Endpoint): object {
  return {
    summary: definition.summary,
    ...(definition.access !== 'public' && { security: [{ session: [] }], description: `Access: ${definition.access}` }),
    parameters: [...parametersOf('path', definition.params), ...parametersOf('query', definition.query), ...headersOf(definition)],
    ...(definition.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(definition.body, 'input') } } },
    }),
    responses: {
      ...successOf(definition),
      default: { description: 'Error', content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
    },
  };
}

function headersOf(definition: Endpoint): object[] {
  const { access, method, versioned } = definition;
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  if (method === 'GET') return [];
  return [
    ...(versioned ? [header('If-Match', true, 'The ETag of the version that is changed')] : []),
    header('X-XSRF-TOKEN', access !== 'public', 'The value of the XSRF cookie. Required when there is a session'),
    ...(isChange(definition)
      ? [header('Idempotency-Key', false, 'Sent again with the same key, the call is answered again but not done again')]
      : []),
  ];
}

function successOf({ response, file }: Endpoint): object {
  if (file !== undefined) return { '200': { description: 'OK', content: { [file]: { schema: { type: 'string', format: 'binary' } } } } };
  if (response instanceof z.ZodVoid) return { '204': { description: 'Done; there is nothing to tell' } };
  return { '200': { description: 'OK', content: { 'application/json': { schema: schemaOf(response, 'output') } } } };
}

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as Schema;
  return Object.entries(properties).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: value,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest;
}

/** A schema that holds itself stands by its name among the components, which is the only place a description can point to. */
function withNamedSchemas(value: unknown, named: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((each) => withNamedSchemas(each, named));
  if (typeof value === 'string') return value.replace(/^#\/\$defs\//, '#/components/schemas/');
  if (typeof value !== 'object' || value === null) return value;
  const { $defs = {}, ...rest } = value as { $defs?: object };
  for (const [name, schema] of Object.entries($defs)) named[name] ??= withNamedSchemas(withoutId(schema as object), named);
  return Object.fromEntries(Object.entries(rest).map(([key, each]) => [key, withNamedSchemas(each, named)]));
}

/** Its name is where it stands. */
function withoutId(schema: { id?: unknown }): object {
  const { id: _, ...rest } = schema;
  return rest;
}
