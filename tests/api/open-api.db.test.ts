import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../support/test-app.ts';

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: object;
}

interface Operation {
  summary: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
  security?: Record<string, unknown>[];
}

interface Description {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> };
}

let app: TestApp;
let text: string;
let description: Description;

beforeAll(async () => {
  app = await testApp();
  const answer = await app.visitor.get('/api/openapi.json');
  text = answer.body;
  description = answer.json();
});
afterAll(() => app.close());

function operations(): { path: string; method: string; operation: Operation }[] {
  return Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
}

/** The headers a call knows, and whether each is required. */
function headersOf(operation: Operation | undefined): Record<string, boolean> {
  const headers = (operation?.parameters ?? []).filter((parameter) => parameter.in === 'header');
  return Object.fromEntries(headers.map(({ name, required }) => [name, required]));
}

/** Every schema in the document, however deep it stands. */
function schemasIn(value: unknown): Record<string, unknown>[] {
  if (value === null || typeof value !== 'object') return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(schemasIn)];
}

test('it is a document of OpenAPI 3.1 that says where it applies', () => {
  expect(description.openapi).toBe('3.1.0');
  expect(description.info).toEqual({ title: 'Plein', version: expect.any(String) as string });
  expect(description.servers).toEqual([{ url: 'http://localhost:3000' }]);
});

test('it describes every call, and nothing that is none', () => {
  const calls = app.server.app.registeredRoutes
    .filter(
      ({ method, url }) =>
        method !== 'HEAD' && (url.startsWith('/api/') || url === '/log' || url === '/cache_invalidate') && url !== '/api/openapi.json',
    )
    .map(({ method, url }) => `${method.toLowerCase()} ${url.replaceAll('::', ':').replace(/\/:(\w+)/g, '/{$1}')}`);
  expect(
    operations()
      .map(({ path, method }) => `${method} ${path}`)
      .toSorted(),
  ).toEqual(calls.toSorted());
});

describe('each call', () => {
  test('has a summary, a success and an error', () => {
    for (const { operation } of operations()) {
      expect(operation.summary).not.toBe('');
      const [success] = Object.keys(operation.responses);
      expect(['200', '204']).toContain(success);
      for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('');
      expect(operation.responses['default']?.content?.['application/problem+json']?.schema).toEqual({
        $ref: '#/components/schemas/Problem',
      });
    }
  });

  test('names the parameters of its path, all of them needed', () => {
    for (const { path, operation } of operations()) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const { required } of inPath) expect(required).toBe(true);
      expect(new Set(operation.parameters.map(({ name, in: place }) => `${place} ${name}`)).size).toBe(operation.parameters.length);
    }
  });

  test('says when a version is needed, a session, or nothing comes back', () => {
    const put = description.paths['/api/platformsettingvalues/{key}']?.['put'];
    expect(headersOf(put)).toEqual({ 'If-Match': true, 'X-XSRF-TOKEN': true, 'Idempotency-Key': false });
    expect(headersOf(description.paths['/api/menus:withName']?.['post'])).toEqual({ 'X-XSRF-TOKEN': false });
    expect(put?.security).toEqual([{ session: [] }]);
    expect(put?.requestBody?.content['application/json']?.schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(description.paths['/log']?.['post']?.responses).toHaveProperty('204');
    expect(description.paths['/api/platformsettingvalues']?.['get']?.security).toBeUndefined();
    expect(description.components.securitySchemes).toMatchObject({ session: { type: 'apiKey', in: 'cookie', name: 'plein_session' } });
  });

  test('names the XSRF header when it changes something: needed with a session, which a public call may have', () => {
    expect(headersOf(description.paths['/api/profiles:loggedIn']?.['put'])).toMatchObject({ 'X-XSRF-TOKEN': true });
    expect(headersOf(description.paths['/log']?.['post'])).toMatchObject({ 'X-XSRF-TOKEN': false });
    for (const { method, operation } of operations()) expect('X-XSRF-TOKEN' in headersOf(operation)).toBe(method !== 'get');
  });
});

test('what an address holds is described like any other answer', () => {
  const schema = description.paths['/api/route']?.['get']?.responses['200']?.content?.['application/json']?.schema;
  expect(schema).toMatchObject({
    anyOf: [{ required: ['redirectTo', 'status'] }, { properties: { screen: {}, frame: {}, head: {}, resources: {} } }],
  });
});

test('an error that is answered holds nothing that is not described', async () => {
  const problem = description.components.schemas['Problem'] as { properties: object; required: string[] };
  const admin = await app.signedIn({ isAdmin: true });
  const stale = { 'if-match': '"7"' };
  const bodies = [
    (await admin.send('PUT', '/api/platformsettingvalues/showFooter', { value: false }, stale)).json<object>(),
    (await admin.send('PUT', '/api/profiles:loggedIn', { firstName: 'x'.repeat(1000) })).json<object>(),
  ];
  expect(bodies[0]).toHaveProperty('details');
  expect(bodies[1]).toHaveProperty('errors');
  for (const body of bodies) {
    expect(Object.keys(problem.properties)).toEqual(expect.arrayContaining(Object.keys(body)));
    expect(Object.keys(body)).toEqual(expect.arrayContaining(problem.required));
  }
});

test('its schemas are plain JSON Schema: no references into nowhere, nothing of the library that made them', () => {
  expect(text).not.toMatch(/~standard|"_zod"|"def":|ZodType|"\$schema"/);
  const schemas = schemasIn(description);
  const types = schemas.map(({ type }) => type).filter((type) => typeof type === 'string');
  const known = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null', 'apiKey'];
  expect(types.filter((type) => !known.includes(type))).toEqual([]);
  const references = schemas.map((schema) => schema['$ref']).filter((reference) => reference !== undefined);
  expect(new Set(references)).toEqual(new Set(Object.keys(description.components.schemas).map((name) => `#/components/schemas/${name}`)));
  const missing = schemas.flatMap(({ required, properties }) =>
    Array.isArray(required) ? required.filter((name: string) => !Object.hasOwn(properties ?? {}, name)) : [],
  );
  expect(missing).toEqual([]);
});
