import type { IncomingMessage, ServerResponse } from 'node:http';
import { appMessages } from '#app/messages/index.ts';
import { isOurSession, readSessionCookie } from '#domains/auth/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { Admission, type WorkClass } from '#platform/server/http/admission.ts';
import { newCorrelationId } from '#platform/server/http/correlation-id.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import { problemOf } from '#platform/server/http/problem.ts';
import type { Logger } from '#platform/server/logger.ts';
import { isChange, type Endpoint } from '#platform/shared/endpoint.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { languages, splitLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { isUpload } from './upload-routes.ts';
import { plainPage } from './plain-error-page.ts';

/** Who waits in vain for a page comes back; who waits in vain for a save may lose it. So saves wait longest, and go first. */
const classes = [
  { name: 'saves', isFirst: true, isPerPerson: true, share: 4, patience: 8000 },
  { name: 'members', share: 4, patience: 1000 },
  { name: 'visitors', share: 4, patience: 1000 },
  { name: 'search', share: 4, patience: 1000 },
  // Hashing a password fills a core: while one is at it, another may come in from the database. Half the share of others: it works all the
  // while it holds its place, and they wait for the database. With as much as they have, it lost nothing in a crowd, and they a quarter.
  { name: 'sign-in', share: 2, atOnce: 2, patience: 1000 },
] as const satisfies WorkClass[];

type ClassName = (typeof classes)[number]['name'];

const secondsToWait = 2;

type Call = Pick<Endpoint, 'method' | 'path' | 'readsOnly'>;

interface AdmissionParts {
  config: Config;
  /** Connections of this process to the database. */
  connections: number;
  /** Every call that there is: some read, though they are no GET. */
  calls: readonly Call[];
  people: Pick<PeopleOfSessions, 'personOf' | 'isSignedIn'>;
  log: Logger;
}

/** Whose sessions came by lately. Before a request is admitted, nobody is asked whose it is. */
export class PeopleOfSessions {
  readonly #config: Pick<Config, 'secret' | 'isSecure'>;
  readonly #known = new Map<string, string>();

  constructor(config: Pick<Config, 'secret' | 'isSecure'>) {
    this.#config = config;
  }

  learn(cookie: string | undefined, person: string | undefined): void {
    if (cookie === undefined || person === undefined) return;
    // Those that were not seen for longest make room.
    this.#known.delete(cookie);
    this.#known.set(cookie, person);
    const [oldest] = this.#known.keys();
    if (this.#known.size > mostSessions && oldest !== undefined) this.#known.delete(oldest);
  }

  /**
   * Says nothing about whether the session still lives. Of one with which somebody was signed in here the signature is good: to look at it
   * again would cost more than the rest of a refusal does.
   */
  isSignedIn({ headers }: IncomingMessage): boolean {
    const cookie = readSessionCookie(headers.cookie, this.#config.isSecure);
    return cookie !== undefined && (this.#known.has(cookie) || isOurSession(cookie, this.#config));
  }

  /** A session that is new here counts as somebody of its own. */
  personOf({ headers }: IncomingMessage): string | undefined {
    const cookie = readSessionCookie(headers.cookie, this.#config.isSecure);
    return cookie === undefined ? undefined : (this.#known.get(cookie) ?? cookie);
  }
}

const mostSessions = 5000;

/** Who gets in when more is asked than can be done, and what the others are told. */
export function createAdmission({ config, connections, calls, people, log }: AdmissionParts): Admission {
  const answer = refusals(config.isSecure);
  const count = refusalLog(log);
  const known: Known = { isSignedIn: (request) => people.isSignedIn(request), changesNothing: readingCalls(calls) };
  return new Admission({
    classes,
    // One is left for what the process does by itself. At the least, one is worked on here while the database works on another.
    places: { least: 2, most: Math.max(2, connections - 1) },
    classOf: (request) => classOf(request, known),
    personOf: (request) => people.personOf(request),
    refuse(request, response, name) {
      count(name);
      answer(request, response);
    },
  });
}

const health = new Set(['/livez', '/readyz', '/readyz/pages', '/metrics']);
/** Files cost next to nothing, and pictures have a queue of their own: while they are made, a place would be held by who only waits. */
const filePath = /^\/(?:assets|visitor|icons|a)\/|^\/theme\.css$/;
const searchPath = /^\/(?:api\/)?search$/;
/** Where a password is hashed for somebody who is not signed in. */
const signInPath = /^\/(?:login|register|reset|verify|setup|invitation)(?:\/|$)|^\/api\/userinvitation:/;
/** Where somebody proves who they are, because of what they are about to save. */
const proofPath = '/login/proof';
/** What browsers tell by themselves. Nobody loses anything by it. */
const reportPaths = new Set(['/log', '/csp-report']);

interface Known {
  isSignedIn(request: IncomingMessage): boolean;
  changesNothing(method: string | undefined, path: string): boolean;
}

/** By what can be told without asking anybody. */
export function classOf(request: IncomingMessage, { isSignedIn, changesNothing }: Known): ClassName | null {
  const { method, url = '/' } = request;
  const address = url.split('?', 1)[0] ?? '/';
  if (health.has(address)) return null;
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && filePath.test(address)) return null;
  // A picture on its way is long, and has bounds of its own: so many of one person, so many together.
  if (isUpload(request)) return null;
  const { path } = splitLanguage(decoded(address));
  if (isRead && searchPath.test(path)) return 'search';
  if (reportPaths.has(path)) return 'visitors';
  // Also with a session: hashing costs the same, and an old cookie must not be the way past everybody.
  if (!isRead && signInPath.test(path) && path !== proofPath) return 'sign-in';
  if (!isSignedIn(request)) return 'visitors';
  return isRead || changesNothing(method, path) ? 'members' : 'saves';
}

/** As the router reads it: a letter behind a percent sign is that letter. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Tells calls that read though they are no GET, by method and path. */
export function readingCalls(calls: readonly Call[]): Known['changesNothing'] {
  const reading = calls
    .filter((call) => call.method !== 'GET' && !isChange(call))
    .map(({ method, path }) => ({ method, parts: path.split('/') }));
  return (method, path) => {
    const parts = path.split('/');
    return reading.some(
      (call) => call.method === method && call.parts.length === parts.length && call.parts.every((part, at) => fits(part, parts[at] ?? '')),
    );
  };
}

/** `:guid` is any, `:guid:open` any that ends in `:open`. */
function fits(pattern: string, part: string): boolean {
  if (!pattern.startsWith(':')) return pattern === part;
  const suffix = pattern.lastIndexOf(':');
  return suffix === 0 || part.endsWith(pattern.slice(suffix));
}

/** Answers made beforehand: there are many of them exactly when there is no time for them. */
function refusals(isSecure: boolean): (request: IncomingMessage, response: ServerResponse) => void {
  const error = requestErrors.unavailable();
  const shared = { 'retry-after': String(secondsToWait), 'cache-control': 'no-store' };
  const forPrograms = Object.entries({
    ...headerBaseline('data', { isSecure }),
    ...shared,
    'content-type': 'application/problem+json',
  }).flat();
  const pages = new Map<Language, { headers: string[]; body: string }>(
    languages.map((language) => {
      const { busyTitle, busyText } = textsIn(appMessages, language);
      const { headers, body } = plainPage({ language, title: busyTitle, text: busyText, isSecure });
      return [language, { headers: Object.entries({ ...headers, ...shared }).flat(), body: body.toString('latin1') }];
    }),
  );
  return (request, response) => {
    const correlationId = newCorrelationId();
    const { headers, method, url = '/' } = request;
    const page = headers.accept?.includes('text/html') ? pages.get(splitLanguage(url.split('?', 1)[0] ?? '/').language) : undefined;
    const body = page?.body ?? JSON.stringify(problemOf(error, correlationId));
    const own = ['content-length', String(body.length), 'x-correlation-id', correlationId];
    // What was not read of a long body would be taken for the next request.
    const mayHaveMore = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (mayHaveMore && !request.complete) own.push('connection', 'close');
    response.writeHead(error.status, (page?.headers ?? forPrograms).concat(own));
    response.end(method === 'HEAD' ? '' : body, 'latin1');
  };
}

/** A line a second, however many were refused. */
function refusalLog(log: Logger): (name: string) => void {
  let refused: Record<string, number> | undefined;
  return (name) => {
    if (!refused) {
      refused = {};
      setTimeout(() => {
        log.warn({ event: 'http.busy', refused }, 'more was asked than could be done');
        refused = undefined;
      }, 1000).unref();
    }
    refused[name] = (refused[name] ?? 0) + 1;
  };
}
