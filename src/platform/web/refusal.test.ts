import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { unsureWords } from './refusal.ts';

test.each([
  { status: 0, code: 'request.no_answer' },
  { status: 502, code: 'request.unexpected' },
  { status: 504, code: 'request.unexpected' },
])('$status $code: what was asked may have been done all the same', (facts) => {
  expect(unsureWords('nl', new ApiError(facts))).toBe('Het is niet zeker of dit is gelukt.');
  expect(unsureWords('en', new ApiError(facts))).toBe('It is not certain that this worked.');
});

test.each([
  { status: 0, code: 'request.offline' },
  { status: 503, code: 'request.unavailable' },
  { status: 422, code: 'request.invalid' },
])('$status $code: it was certainly not done', (facts) => {
  expect(unsureWords('nl', new ApiError(facts))).toBeUndefined();
});
