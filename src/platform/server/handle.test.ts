import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { anonymousActor, systemActor, type Actor } from '#platform/shared/actor.ts';
import { endpoint, type Access } from '#platform/shared/endpoint.ts';
import type { AppError } from '#platform/shared/errors.ts';
import type { Ctx } from './context.ts';
import { handle, route, WrittenAnswer, type UnparsedInput } from './handle.ts';

const reader: Actor = { ...anonymousActor, kind: 'user', guid: '1', isActive: true };
const people = {
  visitor: anonymousActor,
  inactive: { ...reader, isActive: false },
  reader,
  contentManager: { ...reader, isContentManager: true },
  admin: { ...reader, isAdmin: true },
  system: systemActor,
};

const change = endpoint({
  method: 'PUT',
  path: '/api/things/:id',
  summary: 'Changes a thing',
  access: 'public',
  versioned: true,
  params: z.object({ id: z.uuid() }),
  query: z.strictObject({ lang: z.enum(['nl', 'en']).optional(), page: z.coerce.number().int().min(1).max(100).default(1) }),
  body: z.strictObject({
    name: z.string().trim().min(1).max(5),
    colour: z.enum(['red', 'blue']).optional(),
    items: z
      .array(z.strictObject({ size: z.number().max(10) }))
      .max(2)
      .optional(),
  }),
  response: z.object({ name: z.string() }),
});
const good = { params: { id: '7d0e8f5a-2c43-4a9e-9d47-2a1c6a0b9f10' }, query: {}, body: { name: 'Noor' }, version: 1 };

function ask(input: UnparsedInput, actor: Actor = anonymousActor): Promise<unknown> {
  // Only the actor is looked at on the way to the service.
  const ctx = { actor } as Ctx;
  return handle(
    ctx,
    route(change, async (_, { body }) => ({ ...body, passwordHash: 'secret' })),
    input,
  );
}

async function refusalOf(input: UnparsedInput): Promise<Pick<AppError, 'status' | 'code' | 'fields'>> {
  const { status, code, fields } = (await ask(input).then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )) as AppError;
  return { status, code, fields };
}

describe('who may enter', () => {
  const expected: Record<Access, (keyof typeof people)[]> = {
    public: ['visitor', 'reader', 'contentManager', 'admin', 'system'],
    user: ['reader', 'contentManager', 'admin', 'system'],
    contentManager: ['contentManager', 'admin', 'system'],
    admin: ['admin', 'system'],
  };
  const cells = Object.entries(expected).flatMap(([access, allowed]) =>
    Object.keys(people).map((who) => ({
      access: access as Access,
      who: who as keyof typeof people,
      isAllowed: allowed.some((one) => one === who),
    })),
  );

  test.each(cells)('R1.20 $access: $who $isAllowed', async ({ access, who, isAllowed }) => {
    const definition = endpoint({ method: 'GET', path: '/x', summary: '', access, response: z.literal('in') });
    const [outcome] = await Promise.allSettled([
      handle(
        { actor: people[who] } as Ctx,
        route(definition, async () => 'in' as const),
        {},
      ),
    ]);
    const refusals = { visitor: 'request.unauthenticated', inactive: 'account_inactive' } as Record<string, string>;
    expect(outcome).toMatchObject(
      isAllowed ? { status: 'fulfilled', value: 'in' } : { status: 'rejected', reason: { code: refusals[who] ?? 'request.forbidden' } },
    );
  });

  test('who may not enter learns nothing about the input', async () => {
    const definition = endpoint({
      method: 'PUT',
      path: '/x',
      summary: '',
      access: 'admin',
      body: z.strictObject({ a: z.string() }),
      response: z.void(),
    });
    await expect(
      handle(
        { actor: anonymousActor } as Ctx,
        route(definition, async () => {}),
        { body: 7 },
      ),
    ).rejects.toMatchObject({ status: 401, fields: [] });
  });
});

describe('what is wrong with the input is told all at once', () => {
  test('what a person can mend is 422, with the path and the code of each field', async () => {
    const body = { name: '  ', items: [{ size: 11 }, { size: 12 }] };
    expect(await refusalOf({ ...good, body })).toEqual({
      status: 422,
      code: 'request.invalid',
      fields: [
        { path: 'name', code: 'empty' },
        { path: 'items.0.size', code: 'too_big', params: { maximum: 10 } },
        { path: 'items.1.size', code: 'too_big', params: { maximum: 10 } },
      ],
    });
  });

  test.each([
    ['a missing field', { body: {} }, [{ path: 'name', code: 'missing' }]],
    ['no body', { body: undefined }, [{ path: '', code: 'missing' }]],
    ['another type', { body: { name: 7 } }, [{ path: 'name', code: 'wrong_type' }]],
    [
      'unknown fields',
      { body: { name: 'a', isAdmin: true, items: [{ size: 1, x: 1 }] } },
      [
        { path: 'items.0.x', code: 'unknown_field' },
        { path: 'isAdmin', code: 'unknown_field' },
      ],
    ],
    ['a value outside the list', { body: { name: 'a', colour: 'green' } }, [{ path: 'colour', code: 'not_an_option' }]],
    ['a parameter that is none', { params: { id: '7' } }, [{ path: 'id', code: 'format_uuid' }]],
    ['a query out of range', { query: { page: '1000000000' } }, [{ path: 'page', code: 'too_big', params: { maximum: 100 } }]],
    ['a query nobody knows', { query: { includeDrafts: 'true' } }, [{ path: 'includeDrafts', code: 'unknown_field' }]],
  ])('%s is no input of this call: 400', async (_, part, fields) => {
    expect(await refusalOf({ ...good, ...part })).toEqual({ status: 400, code: 'request.unreadable', fields });
  });

  test('one unreadable field makes it 400, and the others are told too', async () => {
    const { status, fields } = await refusalOf({ ...good, body: { name: '', colour: 'green', extra: 1 } });
    expect(status).toBe(400);
    expect(fields.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'colour not_an_option',
      'extra unknown_field',
      'name empty',
    ]);
  });
});

test('a change without the version it was made from is 428, once the rest is right', async () => {
  const { version: _, ...without } = good;
  expect(await refusalOf(without)).toMatchObject({ status: 428, code: 'request.version_missing' });
  expect(await refusalOf({ ...without, body: { name: '' } })).toMatchObject({ status: 422 });
});

test('an answer says what its contract says, and no more', async () => {
  expect(await ask(good)).toEqual({ name: 'Noor' });
});

test('R5 an answer that is written beforehand is compressed once, however many readers do not take it so', async () => {
  const answer = new WrittenAnswer(Buffer.from('{"items":[]}'));
  let times = 0;
  const compress = async (bytes: Buffer) => {
    times += 1;
    return bytes.subarray(0, 4);
  };
  await Promise.all([answer.compressWith(compress), answer.compressWith(compress)]);
  await answer.compressWith(compress);
  expect({ times, compressed: answer.compressed?.toString() }).toEqual({ times: 1, compressed: '{"it' });
});
