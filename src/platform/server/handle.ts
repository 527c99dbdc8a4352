import type { z } from 'zod';
import type { Actor } from '#platform/shared/actor.ts';
import {
  canEnterWithoutTerms,
  isAlsoFor,
  isChange,
  mayEnter,
  needsProof,
  type Answer,
  type Endpoint,
  type ParsedInput,
} from '#platform/shared/endpoint.ts';
import { AppError, requestErrors, type FieldError } from '#platform/shared/errors.ts';
import type { Ctx } from './context.ts';
import { requireProof } from './proof.ts';

/** An endpoint and the function that serves it. `never` as input: only `handle`, which parses, may run it. */
export interface Route {
  definition: Endpoint;
  run(ctx: Ctx, input: never): Promise<unknown>;
}

export function route<const E extends Endpoint>(
  definition: E,
  run: (ctx: Ctx, input: ParsedInput<E>) => Promise<Answer<E> | WrittenAnswer>,
): Route {
  return { definition, run };
}

/** An answer that was written down before, for many readers: its parts were parsed by the contract then. */
export class WrittenAnswer {
  /** In bytes, as they leave: made of text for every reader, a long answer would take most of its time. */
  readonly json: Buffer;
  #compressing: Promise<void> | undefined;
  /** For who takes that, as soon as it is there. */
  compressed: Buffer | undefined;

  constructor(json: Buffer) {
    this.json = json;
  }

  /** Once, after the first reader has theirs. */
  compressWith(compress: (bytes: Buffer) => Promise<Buffer>): Promise<void> {
    this.#compressing ??= compress(this.json).then((bytes) => void (this.compressed = bytes));
    return this.#compressing;
  }
}

export interface UnparsedInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  /** Null: it was given and cannot be read. */
  version?: number | string | null;
  key?: string;
}

/** The one way into a service, for HTTP and for callers in this process: may you, is it readable, do it, say only what the contract says. */
export async function handle(ctx: Ctx, { definition, run }: Route, input: UnparsedInput): Promise<unknown> {
  requireEntry(ctx, definition);
  const parsed = parseInput(definition, input);
  const answer = await run(ctx, parsed as never);
  return answer instanceof WrittenAnswer ? answer : definition.response.parse(answer);
}

/** The coarse check: whoever asks, and whatever was answered before. */
export function requireEntry(ctx: Ctx, definition: Endpoint): void {
  requireOwnRights(ctx, definition);
  requireTerms(ctx, definition);
  if (!maySend(ctx.actor, definition)) throw refusal(ctx);
  requireTrust(ctx, definition);
}

/** Who looks at the site as somebody else changes nothing, neither as them nor under their own name. */
function requireOwnRights({ session }: Ctx, definition: Endpoint): void {
  if (session?.viewAs && isChange(definition) && !isAlsoFor(definition, 'viewing')) throw requestErrors.viewing_only();
}

/** Asked before rights are: they have fewer of them until they accept, and are told why. */
function requireTerms({ session }: Ctx, definition: Endpoint): void {
  if (session?.mustAcceptTerms && !canEnterWithoutTerms(definition)) throw requestErrors.terms_not_accepted();
}

/** An account that was switched off may not even do what everybody may, unless the call says so. */
function maySend(actor: Actor, definition: Endpoint): boolean {
  if (actor.kind === 'user' && !actor.isActive) return isAlsoFor(definition, 'inactive');
  return mayEnter(actor, definition.access);
}

/** A session opens less than its owner may do while they have not proved enough. */
function requireTrust(ctx: Ctx, definition: Endpoint): void {
  if (ctx.session?.mustEnrol && !isAlsoFor(definition, 'enrolling')) throw new AppError('auth.second_factor_needed', 'forbidden');
  if (needsProof(definition)) requireProof(ctx);
}

function refusal(ctx: Ctx): AppError {
  if (ctx.actor.kind === 'anonymous') return requestErrors.unauthenticated();
  if (!ctx.actor.isActive) return new AppError('account_inactive', 'unauthenticated');
  return requestErrors.forbidden();
}

function parseInput(definition: Endpoint, input: UnparsedInput): object {
  const problems: Problems = { isReadable: true, fields: [] };
  const parsed = {
    params: parsePart(definition.params, input.params, problems, { alwaysUnreadable: true }),
    query: parsePart(definition.query, input.query, problems, { alwaysUnreadable: true }),
    body: parsePart(definition.body, input.body, problems, { alwaysUnreadable: false }),
    version: input.version,
    key: input.key,
  };
  if (parsed.version === null) throw requestErrors.unreadable();
  if (!problems.isReadable) throw requestErrors.unreadable(undefined, { fields: problems.fields });
  if (problems.fields.length > 0) throw requestErrors.invalid(undefined, { fields: problems.fields });
  if (definition.versioned && parsed.version === undefined) throw requestErrors.version_missing();
  return parsed;
}

interface Problems {
  isReadable: boolean;
  fields: FieldError[];
}

function parsePart(
  schema: z.ZodType | undefined,
  value: unknown,
  problems: Problems,
  { alwaysUnreadable }: { alwaysUnreadable: boolean },
): unknown {
  if (!schema) return undefined;
  // With the input, to tell a missing field from one of the wrong kind.
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    if (alwaysUnreadable || isUnreadable(issue)) problems.isReadable = false;
    problems.fields.push(...fieldErrorsOf(issue));
  }
  return undefined;
}

/** 400 is for what is no input of this call at all; what a person can mend is 422. */
function isUnreadable(issue: z.core.$ZodIssue): boolean {
  return ['invalid_type', 'unrecognized_keys', 'invalid_value', 'invalid_union', 'invalid_key', 'invalid_element'].includes(issue.code);
}

export function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, code: 'unknown_field' }));
  }
  return [{ path, ...describe(issue) }];
}

function describe(issue: z.core.$ZodIssue): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? { code: 'missing' } : { code: 'wrong_type' };
    case 'invalid_value':
      return { code: 'not_an_option' };
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? { code: 'empty' }
        : { code: 'too_small', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      return { code: 'too_big', params: { maximum: Number(issue.maximum) } };
    case 'invalid_format':
      return { code: `format_${issue.format}` };
    case 'custom':
      return typeof issue.params?.['code'] === 'string' ? { code: issue.params['code'] } : { code: 'not_valid' };
    default:
      return { code: 'not_valid' };
  }
}
