import { transcode } from 'node:buffer';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getRoute, isRedirect, type RouteAnswer, type RouteRedirect } from '#app/route-answer.ts';
import { isSecretRoute, resolvePath } from '#app/routes.ts';
import { frameOrigins } from '#domains/blocks/model/embed-hosts.ts';
import { outsideAnalytics, type OutsideAnalytics } from '#domains/consent/model/analytics.ts';
import { chosenColourMode, colourModeOf } from '#domains/users/model/colour-mode.ts';
import { getLoggedInUser } from '#domains/users/model/user.contract.ts';
import type { LoggedInUser } from '#domains/users/model/user.ts';
import type { Config } from '#platform/server/config.ts';
import type { Ctx } from '#platform/server/context.ts';
import { recordDenial } from '#platform/server/denial.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import { limits } from '#platform/server/http/limits.ts';
import { loggedPath } from '#platform/server/http/logged-path.ts';
import { pageKey, type PageCache, type PublicAnswer } from '#platform/server/http/page-cache.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { anonymousActor, isSignedIn } from '#platform/shared/actor.ts';
import { roundWithRoom } from '#platform/server/round-with-room.ts';
import { requestErrors, type AppError } from '#platform/shared/errors.ts';
import { isChange, type Endpoint } from '#platform/shared/endpoint.ts';
import { isUnambiguousPath } from '#platform/shared/unambiguous-path.ts';
import { requestKey } from '#platform/shared/request-key.ts';
import { documentMarkup, type DocumentMarkup } from './document-markup.ts';
import type { Call } from '../loading/loading.ts';
import { errorAnswer, loadRoute } from '../loading/load-route.ts';
import type { Site, SiteSource } from '../site/site.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { sendAnswer } from './shared-answer.ts';
import { speculationPath } from './speculation-rules.ts';
import type { WebBuild } from '../web-build/web-build.ts';

export interface DocumentOptions {
  site: SiteSource;
  build: WebBuild;
  pageCache: PageCache | null;
  isSecure: boolean;
  isDevelopment: boolean;
  callFor(ctx: Ctx): Call;
  /** Somebody waits for a place, or is told that there is none. */
  isCrowded(): boolean;
  /** The line that takes a cookie away which nobody can read; undefined when there is none. */
  clearedCookieOf(pageVariant: string): string | undefined;
}

/** Pages for people. A visitor's page comes finished and may come from memory; who is signed in gets it with the data to go on. */
export class DocumentRoutes {
  readonly #options: DocumentOptions;
  readonly #headers: Record<string, string>;

  constructor(options: DocumentOptions) {
    this.#options = options;
    this.#headers = this.#headersFor([], undefined);
  }

  #headersFor(frameOrigins: readonly string[], analytics: OutsideAnalytics | undefined): Record<string, string> {
    const { isSecure, isDevelopment } = this.#options;
    const baseline = headerBaseline('html', {
      isSecure,
      isDevelopment,
      frameOrigins,
      ...(analytics && { scriptOrigins: [analytics.scriptOrigin], imageOrigins: [analytics.imageOrigin] }),
    });
    return { ...baseline, 'content-type': 'text/html; charset=utf-8', 'content-language': 'nl' };
  }

  register(app: FastifyInstance): void {
    app.get('/*', { config: { isDocument: true, label: 'document' } }, (request, reply) => this.#answer(request, reply));
  }

  /** What an address holds, for a reader: the same whether it becomes a page here or in the browser. */
  async load(ctx: Ctx, address: string): Promise<RouteAnswer | RouteRedirect> {
    // The browser's application asks by a parameter, which no gate in front of the routes has looked at.
    if (!isUnambiguousPath(address.split(/[?#]/, 1)[0] ?? '')) throw requestErrors.unreadable();
    const site = await this.#options.site.current();
    const reader = asReader(ctx);
    const answer = await inTime(loadRoute({ ctx: reader, site, call: this.#options.callFor(reader), url: addressIn(ctx.config, address) }));
    if (answer.status === 403) await recordDenial(ctx, { code: 'request.forbidden', document: loggedPath(address) });
    return answer;
  }

  async #answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pageCache } = this.#options;
    const { url } = request;
    // Kept only in its plainest form: of one with a query there is no end.
    const isPlain = addressIn(request.ctx.config, url).pathname === url;
    const isShared = request.identity.session === null && isPlain && !isAppScreen(url);
    if (!pageCache || !isShared) return sendAnswer(reply, await this.#make(request));
    return sendAnswer(reply, await pageCache.produce(pageKey(request.ctx.pageVariant, url), () => this.#make(request)));
  }

  async #make(request: FastifyRequest): Promise<PublicAnswer> {
    const answer = await this.load(request.ctx, request.url);
    if (isRedirect(answer))
      return { status: answer.status, headers: { ...this.#headers, location: answer.redirectTo }, body: Buffer.alloc(0) };
    return this.render(request, answer);
  }

  /** An answer as a document, in the mode that fits its reader. */
  async render(request: FastifyRequest, answer: RouteAnswer): Promise<PublicAnswer> {
    const site = await this.#options.site.current();
    const { session } = request.identity;
    // Who looks as a visitor gets the very page that visitors get, though it is theirs alone.
    const isApp = (session !== null && session.viewAs?.roleGuid !== null) || isAppScreen(answer.path);
    if (this.#options.isCrowded()) await roundWithRoom();
    const analytics = isApp || session ? undefined : analyticsOn(answer, site);
    const document = isApp ? await this.#appDocument(request.ctx, answer, site) : await this.#visitorDocument(answer, analytics);
    const isSecret = isSecretAddress(answer.path);
    const caching = answer.status === 200 && !isSecret ? 'no-cache' : 'no-store';
    // The application goes on to other pages under the policy that it came with.
    const frames = isApp ? frameOrigins : framesIn(document);
    const wait = secondsToWaitFor(answer);
    const clearedCookie = this.#options.clearedCookieOf(request.ctx.pageVariant);
    return {
      status: answer.status,
      headers: {
        ...(frames.length === 0 && !analytics ? this.#headers : this.#headersFor(frames, analytics)),
        'content-language': answer.language,
        'cache-control': isApp || session ? 'private, no-store' : caching,
        ...(wait !== null && { 'retry-after': String(wait) }),
        ...(isSecret && { 'referrer-policy': 'no-referrer' }),
        ...(!isApp && !session && { 'speculation-rules': `"${speculationPath}"` }),
        ...(clearedCookie !== undefined && { 'set-cookie': clearedCookie }),
      },
      body: utf8Of(document),
      ...(answer.isUncacheable && { isUncacheable: true }),
    };
  }

  async #visitorDocument(answer: RouteAnswer, analytics: OutsideAnalytics | undefined): Promise<DocumentMarkup> {
    const { build } = this.#options;
    const root = await build.renderForVisitor(answer);
    return documentMarkup({ answer, tags: build.visitorTags(root), root, calls: null, outsideScript: analytics?.src });
  }

  /** The same for a browser that goes on to it by itself. */
  async loadForApp(ctx: Ctx, address: string): Promise<RouteAnswer | RouteRedirect> {
    const answer = await this.load(ctx, address);
    if (isRedirect(answer) || !asksByItself(answer)) return answer;
    return (await inTime(this.#appPage(ctx, answer, await this.#options.site.current()))).answer;
  }

  async #appDocument(ctx: Ctx, answer: RouteAnswer, site: Site): Promise<DocumentMarkup> {
    const { build } = this.#options;
    const page = await inTime(this.#appPage(ctx, answer, site));
    return documentMarkup({
      answer: page.answer,
      tags: build.appTags(page.markup),
      root: page.markup,
      calls: page.calls,
      // Before the first paint: a page in the other colours would flash.
      colourMode: asksByItself(answer) ? colourModeOf(chosenColourMode(page.user)) : undefined,
    });
  }

  /** A page with all that it shows: what its screen would ask for in the browser is called here, and it is rendered once more. */
  async #appPage(ctx: Ctx, first: RouteAnswer, { version }: Site): Promise<MadePage> {
    const reader = { ...ctx, language: first.language };
    const user = { key: requestKey(getLoggedInUser), ...(await this.#call(reader, getLoggedInUser)) };
    const callsWith = (answer: RouteAnswer) => [
      { key: requestKey(getRoute, { query: { path: answer.path } }), status: 200, data: answer, cacheToken: String(version) },
      user,
    ];
    const made = new Map<string, ServerCall>();
    for (let answer = first; ; answer = { ...first, calls: [...(first.calls ?? []), ...made.values()].filter(isWorthTelling) }) {
      const calls = callsWith(answer);
      const { markup, missing } = await this.#options.build.renderForApp(answer, calls);
      const wanted = missing.filter(({ key, definition }) => !made.has(key) && !isChange(definition));
      if (wanted.length === 0) return { answer, markup, calls, user: user.status === 200 ? (user.data as LoggedInUser) : null };
      const answers = wanted.map(async ({ key, definition, input }) => ({
        key,
        ...(await this.#call(reader, definition as Endpoint, input)),
      }));
      for (const call of await Promise.all(answers)) made.set(call.key, call);
    }
  }

  async #call(ctx: Ctx, definition: Endpoint, input: object = {}): Promise<Omit<ServerCall, 'key'>> {
    try {
      return { status: 200, data: await this.#options.callFor(ctx)(definition, input) };
    } catch (thrown) {
      const error = asAppError(thrown);
      return { status: error.status, data: { code: error.code } };
    }
  }

  /** An error at a document's address is a page too. When even that cannot be made, a plain one that needs nothing. */
  async sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): Promise<FastifyReply> {
    try {
      const site = await this.#options.site.current();
      const url = addressIn(request.ctx.config, request.url);
      return sendAnswer(reply, await this.render(request, await errorAnswer({ ctx: request.ctx, site, url }, error)));
    } catch (cause) {
      request.ctx.log.error({ err: cause }, 'the error page could not be made');
      const { isSecure } = this.#options;
      return sendAnswer(reply, plainErrorPage({ error, language: request.ctx.language, correlationId: request.id, isSecure }));
    }
  }
}

interface MadePage {
  answer: RouteAnswer;
  markup: string;
  calls: ServerCall[];
  user: LoggedInUser | null;
}

interface ServerCall {
  key: string;
  status: number;
  data: unknown;
}

/** Programs are told what the page says to people. */
function secondsToWaitFor({ status, screen }: RouteAnswer): number | null {
  return status === 429 && 'secondsToWait' in screen ? screen.secondsToWait : null;
}

/** What failed on our side is asked for again by the browser. */
function isWorthTelling({ status }: ServerCall): boolean {
  return status < 500;
}

/** Its screen shows more than its address says. */
function asksByItself({ screen }: RouteAnswer): boolean {
  return screen.kind === 'account' || screen.kind === 'admin';
}

/** Only where somebody reads: no script of others is on a page with a form, a search or an address that is a secret. */
function analyticsOn({ screen, frame: { consent } }: RouteAnswer, { settings: { siteimproveId } }: Site): OutsideAnalytics | undefined {
  const isCounted = screen.kind === 'page' || screen.kind === 'item';
  const hasAgreed = consent.optional.includes('analytical') && consent.accepted.includes('analytical');
  return isCounted && hasAgreed && siteimproveId !== null ? outsideAnalytics(siteimproveId) : undefined;
}

const frameAttribute = 'data-click-to-load="';

/** The sites that a finished page can show something of. Most pages have none, which is told at one glance. */
function framesIn([, root]: DocumentMarkup): string[] {
  return root.includes(frameAttribute) ? frameOrigins.filter((origin) => root.includes(`${frameAttribute}${origin}/`)) : [];
}

/** Screens that go on in the browser for everybody, signed in or not. */
function isAppScreen(address: string): boolean {
  return resolvePath(address.split('?', 1)[0] ?? '/').isHydrated;
}

/** Who knows such an address can use what it stands for: not even our own pages are told where somebody came from, and nobody keeps it. */
export function isSecretAddress(address: string): boolean {
  return isSecretRoute(resolvePath(address.split('?', 1)[0] ?? '/').name);
}

/** An address as it was asked. Put behind our origin as text: read as a link, `//evil.nl` would be another site. */
export function addressIn({ publicOrigin }: Pick<Config, 'publicOrigin'>, address: string): URL {
  return new URL(publicOrigin + address);
}

/** Pages are shown to an account that was switched off as to a visitor. */
function asReader(ctx: Ctx): Ctx {
  return isSignedIn(ctx.actor) ? ctx : { ...ctx, actor: anonymousActor };
}

/** Loading may take five seconds; then a page that says so is better than a reader who waits. */
async function inTime<T>(loading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(requestErrors.timed_out(undefined, { retryAfter: 5 })), limits.renderTimeout);
  });
  try {
    return await Promise.race([loading, late]);
  } finally {
    clearTimeout(timer);
  }
}

let room = Buffer.alloc(0);

/**
 * The bytes of long texts, one after the other. One dash in them, and the usual way takes three times as long. The room for the step in
 * between is used again: made for every page, it was two thirds of what a page left behind.
 */
function utf8Of(texts: readonly string[]): Buffer {
  const size = texts.reduce((sum, { length }) => sum + length * 2, 0);
  if (room.length < size) room = Buffer.allocUnsafeSlow(size);
  let written = 0;
  for (const text of texts) written += room.write(text.toWellFormed(), written, 'utf16le');
  return transcode(room.subarray(0, size), 'utf16le', 'utf8') as Buffer;
}
