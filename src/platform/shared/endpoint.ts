import type { z } from 'zod';
import { isContentManager, isSignedIn, type Actor } from './actor.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may ask at all. What may be done to which object is a `can…` rule in the service. */
export type Access = 'public' | 'user' | 'contentManager' | 'admin';

/** What keeps somebody who is signed in from most of what they may. */
export type Hindrance =
  /** Their account was switched off. */
  | 'inactive'
  /** They have to set up a second factor first. */
  | 'enrolling'
  /** They have not accepted the terms of use that are in force; see `canEnterWithoutTerms`. */
  | 'withoutTerms'
  /** They look at the site as somebody else. A change that is open to them changes nothing on the platform. */
  | 'viewing';

export interface Endpoint {
  method: Method;
  /** With `:name` for parameters. A literal colon, as in `profiles:loggedIn`, is written as it is. */
  path: `/${string}`;
  /** One line for the API description. */
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  response: z.ZodType;
  /** The part of the answer whose version is the answer's `ETag`; the answer itself when absent. */
  versionIn?: string;
  /** The caller receives a file of this media type, sent by a route of its own; what `response` says stays between the service and that route. */
  file?: string;
  /** Changes nothing, though it is no GET: what is wanted does not fit into an address. */
  readsOnly?: true;
  /**
   * Changes a versioned thing: `If-Match` is required (428) and must be current (412). `parts`: what is changed has several counters, which
   * it names in one: `"12.7"`.
   */
  versioned?: true | 'parts';
  /**
   * Its service itself keeps what was done under an `Idempotency-Key`, which is a guid then: for longer than answers are kept, and without
   * what was said.
   */
  remembersKeys?: true;
  /** Bytes of body accepted; 64 KiB when absent. */
  bodyLimit?: number;
  /** How often one network may call it, counted over all machines and before the call begins, so that a call that fails counts too. */
  limit?: { times: number; seconds: number };
  /** Also a try that fails has to leave its mark, so it is never part of a transaction around the call: no `Idempotency-Key`. */
  everyTryCounts?: true;
  /** To whom it is open though most calls are closed to them. */
  alsoFor?: readonly Hindrance[];
  /** Browsers call it by themselves, so it is no use of the session: it keeps nobody signed in who went away. */
  isSilent?: true;
  /** Tells what happened, whatever that was about: after every change of its reader it is loaded anew. */
  tellsOfChanges?: true;
  /** Whether its sender must have proved who they are a short while ago (403 `auth.proof_needed`), and else why not; see `needsProof`. */
  proof?: 'needed' | { notNeeded: string };
}

/** Declares one call. The route, the form and the client all use this same value. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

export function isAlsoFor({ alsoFor = [] }: Pick<Endpoint, 'alsoFor'>, hindrance: Hindrance): boolean {
  return alsoFor.includes(hindrance);
}

export function isChange({ method, readsOnly }: Pick<Endpoint, 'method' | 'readsOnly'>): boolean {
  return method !== 'GET' && !readsOnly;
}

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> =
  E extends Record<K, infer S extends z.ZodType> ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> } : unknown;

/** What a caller gives. */
export type CallInput<E extends Endpoint> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>;

/** What the service gets, after parsing. A versioned call also carries the version its `If-Match` named; see `remembersKeys` for `key`. */
export type ParsedInput<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'> &
  (E extends { versioned: true } ? { version: number } : unknown) &
  (E extends { versioned: 'parts' } ? { version: string } : unknown) &
  (E extends { remembersKeys: true } ? { key: string | undefined } : unknown);

/** What the caller receives. */
export type Answer<E extends Endpoint> = z.output<E['response']>;

export function mayEnter(actor: Actor, access: Access): boolean {
  if (access === 'public' || actor.kind === 'system') return true;
  if (!isSignedIn(actor)) return false;
  if (access === 'user') return true;
  return access === 'admin' ? actor.isAdmin : isContentManager(actor);
}

/**
 * Who has not accepted the terms of use reads what visitors read. Beside that they can answer, come and go, keep their account safe, take
 * their data along and leave: those calls say so themselves, and every other call is closed (decision 0015).
 */
export function canEnterWithoutTerms(definition: Pick<Endpoint, 'access' | 'method' | 'readsOnly' | 'alsoFor'>): boolean {
  return isAlsoFor(definition, 'withoutTerms') || (definition.access === 'public' && !isChange(definition));
}

/**
 * A fresh proof of who sends it is asked for whatever staff change, and for every file with what the platform holds. So a new call asks
 * unless its contract says why it need not; a dangerous act of somebody on their own account says that it must (decision 0019).
 */
export function needsProof({ proof, access, method, file }: Pick<Endpoint, 'proof' | 'access' | 'method' | 'file'>): boolean {
  if (proof !== undefined) return proof === 'needed';
  const isForStaff = access === 'contentManager' || access === 'admin';
  // Also when it only reads: a POST that changes nothing has so much to say that it did not fit into an address.
  return isForStaff ? method !== 'GET' || file !== undefined : access === 'user' && file !== undefined;
}

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The address of a call: parameters filled in and encoded, query in a fixed order so that equal calls have equal addresses. */
export function addressOf(definition: Pick<Endpoint, 'path'>, input: RawInput = {}): string {
  const path = definition.path.replace(
    /\/:([A-Za-z]+)/g,
    (_, name: string) => `/${encodeURIComponent(String(input.params?.[name] ?? ''))}`,
  );
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(input.query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (value !== undefined && value !== null) query.append(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
