import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Ctx } from '#platform/server/context.ts';
import { handleOnce } from '#platform/server/handle-once.ts';
import type { Route } from '#platform/server/handle.ts';
import { requireSameOrigin } from '#platform/server/http/cross-site.ts';
import { limits } from '#platform/server/http/limits.ts';
import type { PublicAnswer } from '#platform/server/http/page-cache.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { fastifyPath } from '#platform/server/http/api-routes.ts';
import type { AppError } from '#platform/shared/errors.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { addressIn, type DocumentRoutes } from './document-routes.ts';
import { presentScreen } from '../loading/load-route.ts';
import { failed } from '../loading/plain-screens.ts';
import type { Loaded } from '../loading/loading.ts';
import type { SiteSource } from '../site/site.ts';

/** What a browser sends for a form: names and texts. */
export type FormFields = Readonly<Record<string, unknown>>;

/** A request for a form's page, for whoever decides where to go on. */
export interface FormVisit {
  ctx: Ctx;
  language: Language;
  url: URL;
  fields: FormFields;
}

/** A page that takes a form at its own address, in each language. It works before and without any script. */
export interface FormPage {
  /** Its contract has the address, without a language, and parses what is sent. */
  route: Route;
  /** Where to go on after success, or a page that goes on by itself, and what to say to the browser. */
  done(visit: FormVisit, answer: unknown): FormDone;
  /** The page once more, with what was typed and what is wrong with it. */
  again(visit: FormVisit, error: AppError): Loaded | Promise<Loaded>;
}

type FormDone = ({ location: string } | { page: Pick<PublicAnswer, 'headers' | 'body'> }) & {
  headers?: Record<string, string | string[]>;
};

interface FormRoutesOptions {
  documents: DocumentRoutes;
  site: SiteSource;
  ownOrigins: readonly string[];
}

/** Takes form posts. What follows is the same as for a call: a contract, `handle`, a service. */
export function addFormRoutes(app: FastifyInstance, pages: readonly FormPage[], options: FormRoutesOptions): void {
  const onRequest = async (request: FastifyRequest) => requireSameOrigin(request.headers, options.ownOrigins, { strict: true });
  for (const page of pages) {
    const { path } = page.route.definition;
    for (const language of languages) {
      const config = { isDocument: true, label: `form ${path}` };
      app.post(localizePath(language, fastifyPath(path)), { bodyLimit: limits.formBytes, onRequest, config }, (request, reply) =>
        answer(request, reply, { page, language, options }),
      );
    }
  }
}

interface Asked {
  page: FormPage;
  language: Language;
  options: FormRoutesOptions;
}

async function answer(request: FastifyRequest, reply: FastifyReply, { page, language, options }: Asked): Promise<FastifyReply> {
  const { ctx } = request;
  const { version, key, body } = splitFields((request.body ?? {}) as FormFields);
  const visit = { ctx, language, url: addressIn(ctx.config, request.url), fields: body };
  try {
    const input = { params: request.params, query: {}, body, ...(version !== undefined && { version }) };
    const result = await handleOnce(ctx, page.route, input, { key, address: request.url });
    const done = page.done(visit, result);
    reply.headers(done.headers ?? {});
    return 'page' in done ? reply.headers(done.page.headers).send(done.page.body) : reply.redirect(done.location, 303);
  } catch (thrown) {
    const error = asAppError(thrown);
    // Ours to mend, unless we are only busy: `document-routes.ts` logs it and shows the page for failures.
    if (error.status >= 500 && !passing.includes(error.code)) throw thrown;
    if (error.code === 'auth.proof_needed') return reply.redirect(proofAddress(language, visit.url.pathname), 303);
    if (refusedWhateverTheForm.includes(error.code)) return sendAgain(request, reply, failed(error, visit.url, ctx), options);
    if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter));
    return sendAgain(request, reply, await page.again(visit, error), options);
  }
}

/** Its sender keeps what they typed, and sends it once more later. */
const passing = ['request.unavailable', 'request.no_room'];

/** The form has no words for these: its sender may send none at this moment. */
const refusedWhateverTheForm = ['request.viewing_only', 'request.terms_not_accepted'];

/** Where somebody proves who they are before they go back and send the form once more. */
export function proofAddress(language: Language, returnTo: string): string {
  return `${localizePath(language, '/login/proof')}?${new URLSearchParams({ returnTo })}`;
}

/** A form has no headers, so what a call says in those are hidden fields: the version it was made from, and the key of a repeat. */
function splitFields({ _version, _key, ...body }: FormFields): { version: number | undefined; key: unknown; body: FormFields } {
  const isVersion = typeof _version === 'string' && /^\d{1,9}$/.test(_version);
  return { version: isVersion ? Number(_version) : undefined, key: _key, body };
}

async function sendAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  loaded: Loaded,
  { site, documents }: FormRoutesOptions,
): Promise<FastifyReply> {
  const { ctx } = request;
  const page = await presentScreen({ ctx, site: await site.current(), url: addressIn(ctx.config, request.url) }, loaded);
  const { headers, body } = await documents.render(request, page);
  return reply.code(loaded.status).headers(headers).send(body);
}
