import { QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { isChange, type Answer, type CallInput, type Endpoint } from '#platform/shared/endpoint.ts';
import { requestKey, stableJson } from '#platform/shared/request-key.ts';
import { callEndpoint, type CallOptions } from './api-client.ts';
import {
  ApiError,
  apiErrorOf,
  isConflict,
  isForbidden,
  isGone,
  isInactive,
  isOffline,
  isProofNeeded,
  isSessionGone,
  isTermsNeeded,
} from './api-error.ts';
import type { Connection } from './connection.ts';
import type { ServerCalls } from './server-calls.ts';
import type { SessionClock } from './session-clock.ts';
import type { SessionEnd } from './session-end.ts';

export interface LoadedAnswer<T> {
  status: number;
  data: T;
  /** The version of public content that the answer was made from; 0 when it did not say. */
  contentVersion: number;
}

export type SaveOptions = Pick<CallOptions, 'version' | 'idempotencyKey'>;

/** The one way out: every call of the interface goes through it. */
export interface LoadOptimizer {
  /** From the cache when it is there and fresh, else with one call, however many ask at once. */
  load<E extends Endpoint>(definition: E, input: CallInput<E>): Promise<LoadedAnswer<Answer<E>>>;
  /** As it is now, with a call. Who shows it gets this answer too, and shows the former one until it is there. */
  loadAnew<E extends Endpoint>(definition: E, input: CallInput<E>): Promise<LoadedAnswer<Answer<E>>>;
  /**
   * Always a call. When it succeeds, everything loaded about the same noun is loaded again, and what tells of changes. So it is when it
   * is refused because things are not as they are shown.
   */
  save<E extends Endpoint>(definition: E, input: CallInput<E>, options?: SaveOptions): Promise<LoadedAnswer<Answer<E>>>;
  /** Forgets one answer: who asks again gets a new call. */
  forget<E extends Endpoint>(definition: E, input: CallInput<E>): void;
  /** Loads again what is shown, and the rest when somebody asks for it: what its reader may see has changed. With a call, that one alone. */
  loadAgain(definition?: Endpoint): void;
  /** Takes in what the server already called for a page. */
  seed(calls: ServerCalls): void;
  /** Forgets everything, as on logout. From then on only what anybody may read is asked for: the page is on its way out. */
  clear(): void;
  /** For the hooks in `use-call.tsx`. */
  readonly client: QueryClient;
  ask<E extends Endpoint>(definition: E, input: CallInput<E>, isEnabled: boolean): CallQuery<E> & { enabled: boolean };
}

interface CallQuery<E extends Endpoint> {
  queryKey: readonly [key: string];
  queryFn(context: { signal: AbortSignal }): Promise<LoadedAnswer<Answer<E>>>;
  staleTime(cached: CachedCall): number;
  retryOnMount(cached: CachedCall): boolean;
}

type CachedCall = Pick<Query, 'state'>;

export interface MissingCall {
  key: string;
  definition: Endpoint;
  input: object;
}

interface LoadOptimizerOptions {
  serverCalls?: ServerCalls;
  /** For the server, which calls it and renders once more: something that is shown was not called yet. */
  onMissing?(call: MissingCall): void;
  accessToken?(): string | null;
  /** Who the calls are made for, and whether that is still so. */
  sessionEnd?: Pick<SessionEnd, 'isStillOurs' | 'recover'>;
  connection?: Pick<Connection, 'lose'>;
  sessionClock?: Pick<SessionClock, 'hear'>;
  /** A call was refused until its sender accepts the terms of use, or because their account was switched off. */
  onAccountHeld?(): void;
  /** A change was refused to its sender, who may have lost a right since the page was opened. */
  onForbidden?(): void;
  /** A call was refused until its sender proves who they are. True when they did, so that another try makes sense. */
  proveAgain?(): Promise<boolean>;
}

/** What nobody announces a change of is asked again when it is older than this. */
const freshFor = 30_000;

export function createLoadOptimizer(options: LoadOptimizerOptions = {}): LoadOptimizer {
  const {
    serverCalls = [],
    onMissing,
    accessToken = () => null,
    sessionEnd,
    connection,
    sessionClock,
    onAccountHeld,
    onForbidden,
    proveAgain,
  } = options;
  const client = createClient();
  const definitions = new Map<string, Endpoint>();
  const savesUnderWay = new Map<string, Promise<unknown>>();
  const versions = { first: 0, newest: 0 };
  let isCleared = false;
  // A call that failed during server rendering is not made again either: it answers the first load, and shows as failed without a call.
  const seededFailures = { toShow: new Set<unknown>(), toThrow: new Set<unknown>() };

  async function call<E extends Endpoint>(definition: E, input: CallInput<E>, options: CallOptions = {}): Promise<LoadedAnswer<Answer<E>>> {
    try {
      return await callOnce(definition, input, options);
    } catch (error) {
      if (isOffline(error)) connection?.lose();
      if (isTermsNeeded(error) || isInactive(error)) onAccountHeld?.();
      if (isProofNeeded(error) && (await proveAgain?.())) return callOnce(definition, input, options);
      // What anybody may read needs no session; a page that is refused is loaded as a document.
      if (isContent(definition) || !isSessionGone(error) || !(await sessionEnd?.recover())) throw error;
      return callOnce(definition, input, options);
    }
  }

  async function callOnce<E extends Endpoint>(definition: E, input: CallInput<E>, options: CallOptions): Promise<LoadedAnswer<Answer<E>>> {
    const askedOn = Date.now();
    const { status, data, headers } = await callEndpoint(definition, input, { ...options, accessToken: accessToken() });
    const contentVersion = versionOf(headers.get('x-cache-token'));
    seeVersion(contentVersion);
    sessionClock?.hear(headers.get('x-session-left'), askedOn);
    return { status, data, contentVersion };
  }

  async function callForContent<E extends Endpoint>(
    definition: E,
    input: CallInput<E>,
    options?: CallOptions,
  ): Promise<LoadedAnswer<Answer<E>>> {
    // It would be refused, and the screen would say so in the moment before the next document is there.
    if (isCleared && !isContent(definition)) return neverAnswered();
    const answer = await call(definition, input, options);
    // The content changed while the answer was on its way. Once more is enough: a newer version still is announced again.
    return isContent(definition) && isOld(answer) ? call(definition, input, options) : answer;
  }

  function seeVersion(version: number): void {
    if (version <= versions.newest) return;
    versions.newest = version;
    versions.first ||= version;
    const isOutdated = ({ queryKey, state }: Query) => isContent(definitionOf(queryKey)) && isOld(state.data);
    void client.refetchQueries({ type: 'active', predicate: isOutdated }, { cancelRefetch: false });
  }

  function isOld(answer: unknown): boolean {
    const { contentVersion } = (answer ?? { contentVersion: 0 }) as LoadedAnswer<unknown>;
    return (contentVersion || versions.first) < versions.newest;
  }

  function definitionOf([key]: QueryKey): Endpoint | undefined {
    return definitions.get(String(key));
  }

  function query<E extends Endpoint>(definition: E, input: CallInput<E>): CallQuery<E> {
    const key = requestKey(definition, input as object);
    definitions.set(key, definition);
    return {
      queryKey: [key],
      queryFn: ({ signal }) => callForContent(definition, input, { signal }),
      staleTime: ({ state }) => (isContent(definition) ? (isOld(state.data) ? 0 : Infinity) : freshFor),
      retryOnMount: ({ state }) => !seededFailures.toShow.has(state.error),
    };
  }

  function ask<E extends Endpoint>(definition: E, input: CallInput<E>, isEnabled: boolean): CallQuery<E> & { enabled: boolean } {
    const asked = query(definition, input);
    const [key] = asked.queryKey;
    if (isEnabled && !client.getQueryState(asked.queryKey)) onMissing?.({ key, definition, input: input as object });
    return { ...asked, enabled: isEnabled };
  }

  async function load<E extends Endpoint>(definition: E, input: CallInput<E>): Promise<LoadedAnswer<Answer<E>>> {
    const { queryKey, staleTime } = query(definition, input);
    const failure = client.getQueryState(queryKey)?.error;
    if (failure && seededFailures.toThrow.delete(failure)) throw failure;
    // Without the signal: a screen that goes away must not end a call that something else waits for.
    return client.query({ queryKey, staleTime, queryFn: () => callForContent(definition, input) });
  }

  async function loadAnew<E extends Endpoint>(definition: E, input: CallInput<E>): Promise<LoadedAnswer<Answer<E>>> {
    const { queryKey } = query(definition, input);
    return client.query({ queryKey, staleTime: 0, queryFn: () => callForContent(definition, input) });
  }

  function save<E extends Endpoint>(definition: E, input: CallInput<E>, options: SaveOptions = {}): Promise<LoadedAnswer<Answer<E>>> {
    const key = stableJson([requestKey(definition, input as object), options]);
    const underWay = savesUnderWay.get(key);
    // The key holds the whole request, so what is under way has the same answer type.
    if (underWay) return underWay as Promise<LoadedAnswer<Answer<E>>>;
    const saving = callInOwnName(definition, input, options).finally(() => savesUnderWay.delete(key));
    savesUnderWay.set(key, saving);
    return saving.then(
      async (answer) => {
        await followSession();
        refresh(definition);
        return answer;
      },
      (error: unknown) => {
        if (isForbidden(error)) onForbidden?.();
        if (isConflict(error) || (isGone(error) && !hasForm(input as object))) refresh(definition);
        throw error;
      },
    );
  }

  /** A change may have given the session a new name, as proving who one is does. What is loaded next is asked for under that one. */
  async function followSession(): Promise<void> {
    await sessionEnd?.isStillOurs().catch(() => {});
  }

  /** A change is made for the person whose page this is, and for nobody who signed in since. */
  async function callInOwnName<E extends Endpoint>(
    definition: E,
    input: CallInput<E>,
    options: CallOptions,
  ): Promise<LoadedAnswer<Answer<E>>> {
    if (sessionEnd && !(await sessionEnd.isStillOurs())) throw new ApiError({ status: 401, code: 'request.unauthenticated' });
    return call(definition, input, options);
  }

  function refresh(changed: Endpoint): void {
    const isToldOf = isChange(changed) && !changed.isSilent;
    const isAbout = ({ queryKey }: Query, isPublic: boolean) => {
      const definition = definitionOf(queryKey);
      const isOfNoun = nounOf(definition) === nounOf(changed);
      return (isOfNoun || (isToldOf && definition?.tellsOfChanges === true)) && isContent(definition) === isPublic;
    };
    // A load that began before the change gives the old state and is made anew; one of content finds that out by its version.
    void client.invalidateQueries({ predicate: (query) => isAbout(query, false) });
    void client.invalidateQueries({ predicate: (query) => isAbout(query, true) }, { cancelRefetch: false });
  }

  /** Takes in what the server already called for the page. */
  function seed(calls: ServerCalls): void {
    for (const { key, status, data, cacheToken = null } of calls) {
      const contentVersion = versionOf(cacheToken);
      seeVersion(contentVersion);
      if (status >= 200 && status <= 299) client.setQueryData([key], { status, data, contentVersion });
      else seedFailure(key, apiErrorOf(status, data));
    }
  }

  function seedFailure(key: string, error: Error): void {
    seededFailures.toShow.add(error);
    seededFailures.toThrow.add(error);
    const cached = client.getQueryCache().build(client, { queryKey: [key] });
    cached.setState({ status: 'error', fetchStatus: 'idle', data: undefined, error, errorUpdatedAt: Date.now() });
  }

  function forget<E extends Endpoint>(definition: E, input: CallInput<E>): void {
    client.removeQueries({ queryKey: query(definition, input).queryKey, exact: true });
  }

  function loadAgain(definition?: Endpoint): void {
    void client.invalidateQueries({ predicate: ({ queryKey }) => !definition || definitionOf(queryKey) === definition });
  }

  function clear(): void {
    isCleared = true;
    client.clear();
  }

  seed(serverCalls);
  return { load, loadAnew, save, forget, loadAgain, ask, seed, client, clear };
}

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Without a network a call fails at once and the screen says so; it does not wait in silence.
      queries: { networkMode: 'always', retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  });
}

/** What anybody may read is public content, and changes with its version. Everything else is somebody's own. */
function isContent(definition: Endpoint | undefined): boolean {
  return definition?.access === 'public';
}

/** What was typed into a form is not taken away with what it was about: it says itself that this is gone. */
function hasForm(input: object): boolean {
  return 'body' in input;
}

/** `/api/listitem/list/:guid/meta` is about `listitem`, `/api/profiles:loggedIn` about `profiles`. */
function nounOf(definition: Endpoint | undefined): string | undefined {
  return definition?.path.split(/[/:]/)[2];
}

function neverAnswered(): Promise<never> {
  return new Promise(() => {});
}

function versionOf(cacheToken: string | null): number {
  return Number(cacheToken) || 0;
}
