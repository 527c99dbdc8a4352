import { describe, expect, test } from 'vitest';
import { defineErrors, requestErrors } from '#platform/shared/errors.ts';
import { asAppError, problemOf } from './problem.ts';

function databaseError(code: string): Error {
  return Object.assign(new Error('relation "app_user" does not exist at /srv/plein/src/x.ts'), { code });
}

describe('any thrown thing becomes an answer', () => {
  test.each(['08006', '53300', '57P01', '57P03', '57014', '55P03', '25P04', 'ECONNREFUSED', 'ETIMEDOUT'])(
    'a database that is away or out of breath (%s) is 503, and says when to come back',
    (code) => {
      expect(asAppError(databaseError(code))).toMatchObject({ status: 503, code: 'request.unavailable', retryAfter: 2 });
    },
  );

  test.each(['ENOSPC', 'EDQUOT', '53100'])('a disk of ours that is full (%s) is 507, and says when to come back', (code) => {
    expect(asAppError(databaseError(code))).toMatchObject({ status: 507, code: 'request.no_room', retryAfter: 60 });
  });

  test('a socket file that is gone is a database that is away; any other missing file is a bug', () => {
    expect(asAppError(Object.assign(new Error('connect'), { code: 'ENOENT', syscall: 'connect' })).status).toBe(503);
    expect(asAppError(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' })).status).toBe(500);
  });

  test.each(['timeout exceeded when trying to connect', 'Connection terminated unexpectedly'])('the pool says: %s', (message) => {
    expect(asAppError(new Error(message)).status).toBe(503);
  });

  test.each([
    new TypeError("Cannot read properties of undefined (reading 'x')"),
    databaseError('23505'),
    databaseError('42601'),
    // Tried again where the transaction runs; after that it is ours to mend, and no outage.
    databaseError('40P01'),
    databaseError('40001'),
    Object.assign(new Error('a bug that calls itself forbidden'), { statusCode: 418 }),
    'a string',
    undefined,
    null,
    42,
  ])('I10 a bug is 500 and tells nothing: %s', (thrown) => {
    const problem = problemOf(asAppError(thrown), 'an-id-for-the-log');
    expect(problem).toEqual({
      type: 'about:blank',
      title: 'Internal Server Error',
      status: 500,
      code: 'request.unexpected',
      correlationId: 'an-id-for-the-log',
    });
  });

  test('an expected error stays as it is', () => {
    const error = requestErrors.stale({ version: 3 });
    expect(asAppError(error)).toBe(error);
  });
});

test('a problem carries every field error, and details only when there are any', () => {
  const { value_refused } = defineErrors('settings', { value_refused: 'invalid' });
  const fields = [
    { path: 'firstName', code: 'empty' },
    { path: 'properties.0.value', code: 'too_big', params: { maximum: 100 } },
  ];
  expect(problemOf(value_refused(undefined, { fields }), 'id')).toEqual({
    type: 'about:blank',
    title: 'Unprocessable Entity',
    status: 422,
    code: 'settings.value_refused',
    correlationId: 'id',
    errors: fields,
  });
  expect(problemOf(requestErrors.stale({ version: 3 }), 'id')).toMatchObject({ status: 412, details: { version: 3 } });
});
