import { requestErrors } from '#platform/shared/errors.ts';
import { limits } from './limits.ts';

const jsonType = /^application\/(json|csp-report|reports\+json)(; ?charset=utf-8)?$/i;
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export function isJsonType(contentType: string | undefined): boolean {
  return contentType !== undefined && jsonType.test(contentType);
}

/** Parses JSON that a stranger sent: bounded in depth and keys, no NUL, no lone surrogate, no key that reaches into prototypes. */
export function parseJsonBody(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw requestErrors.unreadable(undefined, { cause: error });
  }
  const budget = { keys: limits.jsonKeys };
  inspect(value, 1, budget);
  return value;
}

function inspect(value: unknown, depth: number, budget: { keys: number }): void {
  if (typeof value === 'string') return inspectText(value);
  if (value === null || typeof value !== 'object') return;
  if (depth > limits.jsonDepth) throw requestErrors.unreadable();
  for (const [key, member] of Object.entries(value)) {
    budget.keys -= 1;
    if (budget.keys < 0 || forbiddenKeys.has(key)) throw requestErrors.unreadable();
    inspectText(key);
    inspect(member, depth + 1, budget);
  }
}

/** PostgreSQL has no NUL in text, and half a character is no text at all. */
export function inspectText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) throw requestErrors.unreadable();
}
