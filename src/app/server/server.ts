import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getRoute } from '#app/route-answer.ts';
import { clearUnreadableConsent, consentKeyOf } from '#domains/consent/server/index.ts';
import { identifyByCookie, readSessionCookie, requireAccessToken, sessionCookieName } from '#domains/auth/server/index.ts';
import { createEventStreams, lookOnceRoute, type EventStreams } from '#domains/documents/server/index.ts';
import { listItemRoutes, startScheduledItems } from '#domains/list-items/server/index.ts';
import { menuRoutes } from '#domains/menus/server/index.ts';
import { overviewRoutes } from '#domains/overview/server/index.ts';
import { pageIndexRoutes } from '#domains/pages/server/index.ts';
import { searchRoutes } from '#domains/search/server/index.ts';
import { startErasing } from '#domains/users/server/index.ts';
import { downloadDataExportRoute } from '#domains/data-exports/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { watchContentVersion, type ContentVersion } from '#platform/server/content-version.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Database } from '#platform/server/db/database.ts';
import { createDatabaseListener } from '#platform/server/db/listener.ts';
import { handle, route, type Route } from '#platform/server/handle.ts';
import { addApiRoutes } from '#platform/server/http/api-routes.ts';
import { drainable, type DrainOptions } from '#platform/server/http/drain.ts';
import { createHttpApp } from '#platform/server/http/http-app.ts';
import { ImageCache } from '#platform/server/http/image-cache.ts';
import { PageCache } from '#platform/server/http/page-cache.ts';
import type { Logger } from '#platform/server/logger.ts';
import { openStorage } from '#platform/server/storage/index.ts';
import { splitLanguage } from '#platform/shared/language.ts';
import { domainRoutes } from './domain-routes.ts';
import { accountForms } from './http/account-forms.ts';
import { createAdmission, PeopleOfSessions } from './http/admission-rules.ts';
import { addAssetRoutes, imageCacheKey } from './http/asset-routes.ts';
import { addAuditExportRoutes } from './http/audit-export-routes.ts';
import { cachedAnswerReports } from './http/cached-answers.ts';
import { addCspReportRoutes } from './http/csp-report-routes.ts';
import { consentForm } from './http/consent-form.ts';
import { DocumentRoutes } from './http/document-routes.ts';
import { startDevWebBuild } from './web-build/dev-web-build.ts';
import { createPlatformEvents } from './event-listeners.ts';
import { addEventStreamRoutes } from './http/event-stream-routes.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { addFeedRoutes } from './http/feed-routes.ts';
import { addFileRoutes } from './http/file-routes.ts';
import { viewAsForms } from './http/view-as-forms.ts';
import { termsForm } from './http/terms-form.ts';
import { invitationForm } from './http/invitation-form.ts';
import { addFormRoutes } from './http/form-routes.ts';
import { addFragmentRoutes } from './http/fragment-routes.ts';
import { watchHealth } from './health.ts';
import { RouteAnswerSchema } from './route-answer-schema.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startJobs } from './jobs.ts';
import type { Call } from './loading/loading.ts';
import { addMachineRoutes } from './http/machine-routes.ts';
import { describeApi } from './open-api.ts';
import { addOperationsRoutes } from './http/operations-routes.ts';
import { personalData } from './personal-data.ts';
import { searchedSite } from './loading/searched-site.ts';
import { addOpenidRoutes } from './http/openid-routes.ts';
import { plainErrorPage } from './http/plain-error-page.ts';
import { secondStepForms } from './http/second-step-forms.ts';
import { signInForms } from './http/sign-in-forms.ts';
import { addSitemapRoutes } from './http/sitemap-routes.ts';
import { addSocialCardRoutes } from './http/social-card-routes.ts';
import { addDataExportRoutes } from './http/data-export-routes.ts';
import { addUploadRoutes, isUpload } from './http/upload-routes.ts';
import { createSiteSource } from './site/site.ts';
import { createSystemCtx } from './system-ctx.ts';
import { loadWebBuild } from './web-build/web-build.ts';

interface ServerOptions {
  config: Config;
  database: Database;
  log: Logger;
  worker: { index: number; count: number };
}

export interface Server {
  url: string;
  drain(options?: DrainOptions): Promise<void>;
}

/** A server that answers, whether or not it listens: tests ask it directly. */
export interface PreparedServer {
  app: FastifyInstance;
  contentVersion: ContentVersion;
  isDraining(): boolean;
  drain(options?: DrainOptions): Promise<void>;
  close(): Promise<void>;
}

const cacheBytes = 64 * 1024 * 1024;
const imageCacheBytes = 32 * 1024 * 1024;

/** Puts everything together and starts to listen. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config } = options;
  const server = await prepareServer(options);
  try {
    const url = await server.app.listen({ port: config.port, host: config.host });
    // Not before: an instance that cannot listen has nothing to do.
    const stopWork = startWork(options);
    const drain = async (drainOptions?: DrainOptions) => {
      await server.drain(drainOptions);
      await stopWork();
      await server.close();
    };
    return { url, drain };
  } catch (error) {
    await server.close();
    throw error;
  }
}

/** What nobody asks for: the first worker does it. */
function startWork({ config, database, log, worker }: ServerOptions): () => Promise<void> {
  if (worker.index !== 1) return async () => {};
  const ctx = createSystemCtx({ config, db: database.db, log });
  const stops = [
    startHousekeeping(database.connection, ctx),
    startScheduledItems(ctx),
    startErasing(ctx, personalData),
    startJobs(database.connection, ctx),
  ];
  return async () => {
    for (const stop of stops) await stop();
  };
}

export async function prepareServer(options: ServerOptions): Promise<PreparedServer> {
  const { config, database, log } = options;
  const listener = createDatabaseListener(database.connection);
  const streams = createEventStreams({ db: database.db, listener, log });
  const contentVersion = await watchContentVersion({ db: database.db, listener }, log);
  const metrics = createMetrics(database, options.worker.index);
  const { app, hasPages } = await createApp(options, { contentVersion, metrics, streams });
  const { drain, isDraining } = drainable(app.server, { beforeClosing: config.drainDelay, onClosing: streams.end });
  const health = await watchHealth({ config, db: database.db, contentVersion, hasPages });
  addOperationsRoutes(app, { config, health, metrics, isDraining });
  return {
    app,
    contentVersion,
    isDraining,
    drain,
    async close() {
      streams.end();
      await app.close();
      await health.close();
      await contentVersion.close();
      await listener.close();
    },
  };
}

interface Watchers {
  contentVersion: ContentVersion;
  metrics: Metrics;
}

interface AppParts extends Watchers {
  streams: EventStreams;
}

async function createApp(
  { config, database, log, worker }: ServerOptions,
  { contentVersion, metrics, streams }: AppParts,
): Promise<{ app: FastifyInstance; hasPages(): boolean }> {
  const { db } = database;
  const { isSecure } = config;
  const hosts = knownHosts(config);
  const events = createPlatformEvents();
  const site = createSiteSource({ db, log }, contentVersion);
  const isKnownHost = (hostname: string) => hosts.includes(hostname);
  const build = config.isDevelopment ? await startDevWebBuild() : await loadWebBuild();
  const people = new PeopleOfSessions(config);
  const pageCache =
    config.pageCache && !config.isDevelopment ? createPageCache({ config, people, isKnownHost, contentVersion, metrics, log }) : null;
  const imageCache = config.pageCache && !config.isDevelopment ? createImageCache({ isKnownHost, contentVersion, metrics, log }) : null;

  const routes: Route[] = [
    ...domainRoutes,
    ...listItemRoutes(site),
    ...menuRoutes(site),
    ...pageIndexRoutes(site),
    ...overviewRoutes(site),
    ...searchRoutes({ siteOf: searchedSite(site, (ctx) => callInProcess(ctx, routes)), workers: worker.count }),
    route({ ...getRoute, response: RouteAnswerSchema }, (ctx, { query }) => documents.loadForApp(ctx, query.path)),
  ];
  const admission = createAdmission({
    config,
    people,
    connections: database.pool.options.max,
    calls: routes.map(({ definition }) => definition),
    log,
  });
  metrics.watchAdmission(admission);
  const documents = new DocumentRoutes({
    site,
    build,
    pageCache,
    isSecure,
    isDevelopment: config.isDevelopment,
    callFor: (ctx) => callInProcess(ctx, routes),
    isCrowded: () => admission.isCrowded,
    clearedCookieOf: (pageVariant) => clearUnreadableConsent(pageVariant, isSecure),
  });
  const ownOrigins = ownOriginsOf(config);

  const app = createHttpApp({
    config,
    db,
    storage: openStorage(config),
    log,
    events,
    async identify({ headers, routeOptions }: FastifyRequest) {
      const cookie = readSessionCookie(headers.cookie, isSecure);
      const identity = await identifyByCookie({ db, config }, cookie, { isUse: !routeOptions.config.isSilent });
      people.learn(cookie, identity.session?.userGuid);
      return identity;
    },
    isKnownHost,
    pageVariantOf: (cookieHeader) => consentKeyOf(cookieHeader, isSecure),
    answerEarly:
      build.answer ??
      (pageCache && imageCache && ((request, response) => imageCache.answer(request, response) || pageCache.answer(request, response))),
    admission,
    isUpload,
    refusalPage: ({ path, ...refusal }) => plainErrorPage({ ...refusal, language: splitLanguage(path).language, isSecure }),
    sendErrorDocument: (request, reply, error) => documents.sendError(request, reply, error),
    onAnswered: metrics.answered,
  });
  addApiRoutes(app, { routes, ownOrigins, rateLimits: config.rateLimits, workers: worker.count, contentVersion, requireAccessToken });
  addFormRoutes(
    app,
    [
      ...signInForms(config),
      ...accountForms(site, config),
      ...secondStepForms(config),
      consentForm(config),
      invitationForm(config),
      termsForm({ site }),
      ...viewAsForms(site),
    ],
    { documents, site, ownOrigins },
  );
  addOpenidRoutes(app, { documents, site, isSecure });
  addCspReportRoutes(app, { ownOrigins });
  await addFileRoutes(app, { build, site });
  addAssetRoutes(app, {
    imageCache,
    contentVersion: contentVersion.current,
    isSecure,
    rateLimits: config.rateLimits,
    workers: worker.count,
  });
  addSocialCardRoutes(app, { site, isSecure, rateLimits: config.rateLimits, workers: worker.count });
  addEventStreamRoutes(app, {
    streams,
    admission,
    rateLimits: config.rateLimits,
    // It has no answer to bring a new cookie with, and using it is no use of the session.
    identify: (cookies) => identifyByCookie({ db, config }, readSessionCookie(cookies, isSecure), { isUse: false, renewsToken: false }),
  });
  addUploadRoutes(app, { ownOrigins });
  addAuditExportRoutes(app, { ownOrigins });
  addDataExportRoutes(app);
  addMachineRoutes(app, { site, config, pageCache });
  addSitemapRoutes(app, { site, contentVersion, config, pageCache, db });
  const described = [...routes, downloadDataExportRoute, lookOnceRoute()];
  const describe = () =>
    JSON.stringify(describeApi(described, { origin: config.publicOrigin, sessionCookie: sessionCookieName(isSecure) }));
  let description: string | undefined;
  app.get('/api/openapi.json', { config: { isAnonymous: true, label: '/api/openapi.json' } }, async (_, reply) =>
    reply.type('application/json; charset=utf-8').send((description ??= describe())),
  );
  addFeedRoutes(app, { site, pageCache, isSecure, callFor: (ctx) => callInProcess(ctx, routes) });
  addFragmentRoutes(app, { site, build, pageCache, isSecure, callFor: (ctx) => callInProcess(ctx, routes) });
  documents.register(app);
  app.addHook('onClose', async () => build.close?.());
  return { app, hasPages: () => pageCache !== null && pageCache.bytes > 0 };
}

/** One path for validation and permission, whether a call comes over HTTP or from the server's own rendering. */
function callInProcess(ctx: Ctx, routes: readonly Route[]): Call {
  return async (definition, input) => {
    // The built website has contracts of its own, which are the same in all but identity.
    const found = routes.find(
      (candidate) => candidate.definition.method === definition.method && candidate.definition.path === definition.path,
    );
    if (!found) throw new Error(`No route serves ${definition.method} ${definition.path}`);
    // The route's own contract has parsed the answer, and it is the contract that was asked for.
    return (await handle(ctx, found, input as object)) as never;
  };
}

interface CacheParts extends Watchers {
  config: Config;
  people: PeopleOfSessions;
  isKnownHost(hostname: string): boolean;
  log: Logger;
}

function createPageCache({ config, people, isKnownHost, contentVersion, metrics, log }: CacheParts): PageCache {
  return new PageCache({
    maxBytes: cacheBytes,
    version: contentVersion.current,
    secondsUnheard: contentVersion.secondsUnheard,
    isKnownHost,
    variantOf: (cookieHeader) => consentKeyOf(cookieHeader, config.isSecure),
    hasSession: (request) => people.isSignedIn(request),
    reportOf: cachedAnswerReports(log, metrics),
  });
}

function createImageCache({ isKnownHost, contentVersion, metrics, log }: Omit<CacheParts, 'config' | 'people'>): ImageCache {
  return new ImageCache({
    maxBytes: imageCacheBytes,
    version: contentVersion.current,
    secondsUnheard: contentVersion.secondsUnheard,
    isKnownHost,
    keyOf: imageCacheKey,
    reportOf: cachedAnswerReports(log, metrics),
  });
}

/** On a machine of one's own, all its names for itself are known. */
function knownHosts({ publicOrigin, isLocal }: Config): string[] {
  return [new URL(publicOrigin).hostname, ...(isLocal ? ['localhost', '127.0.0.1', '[::1]'] : [])];
}

function ownOriginsOf({ publicOrigin, isLocal, port }: Config): string[] {
  return [publicOrigin, ...(isLocal ? ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`) : [])];
}
