import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { uploadImage } from '#domains/assets/model/asset.contract.ts';
import { assetErrors } from '#domains/assets/model/asset.errors.ts';
import { maxImageBytes } from '#domains/assets/model/image-upload.ts';
import { createUploadedImage, imageTypeOf, requireRoom, requireUploadRight } from '#domains/assets/server/index.ts';
import { requireAccessToken } from '#domains/auth/server/index.ts';
import type { Config } from '#platform/server/config.ts';
import { handle, route } from '#platform/server/handle.ts';
import { requireSameOrigin, requireXsrfToken } from '#platform/server/http/cross-site.ts';
import { discardBody } from '#platform/server/http/discard-body.ts';
import { limits } from '#platform/server/http/limits.ts';
import { receiveFile } from '#platform/server/http/multipart.ts';
import { WorkUnderWay } from '#platform/server/http/work-under-way.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';

interface UploadRoutesOptions {
  ownOrigins: readonly string[];
}

const perHour = { name: 'upload', times: 60, seconds: 3600 };
/** Milliseconds: the file, and after it the picture. */
const patience = limits.upload.longest + 60_000;

/** Of a file that is refused. From who is signed in twice the largest that we take, so that who sends a photo that is too large reads that it is. */
const discarded = {
  member: { bytes: 2 * maxImageBytes, pace: { ...limits.refusedUpload, longest: 120_000 } },
  stranger: { bytes: maxImageBytes, pace: { ...limits.refusedUpload, longest: limits.requestTimeout } },
};

/** At the same time, in this process. A page of ours sends one. */
const mostUnderWay = { together: 32, perPerson: 8 };

/** Only forms with files: anything else at this address has no reason to take long. */
export function isUpload({ url = '', headers }: IncomingMessage): boolean {
  return url.split('?', 1)[0] === '/a/upload' && headers['content-type']?.toLowerCase().startsWith('multipart/form-data') === true;
}

/** Pictures come in here. Nothing of a body is kept before it is sure that its sender may send it. */
export function addUploadRoutes(app: FastifyInstance, { ownOrigins }: UploadRoutesOptions): void {
  const underWay = new WorkUnderWay(mostUnderWay);
  // A scope of its own: nowhere else is a form with files read.
  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    scope.post('/a/upload', { config: { label: 'POST /a/upload' }, handlerTimeout: patience }, async (request, reply) => {
      const { identity, ctx, headers, query } = request;
      try {
        requireSameOrigin(headers, ownOrigins, { strict: false });
        if (identity.xsrfToken !== null) requireXsrfToken(headers['x-xsrf-token'], identity.xsrfToken);
        if (identity.session) requireAccessToken(ctx, headers.authorization ?? '');
        const answer = await handle(ctx, uploadOf(request, underWay), { query });
        return await reply.type('application/json; charset=utf-8').send(JSON.stringify(answer));
      } catch (error) {
        discardBody(request.raw, identity.session ? discarded.member : discarded.stranger);
        throw error;
      }
    });
  });
}

function uploadOf({ raw }: FastifyRequest, underWay: WorkUnderWay) {
  return route(uploadImage, async (ctx, { query }) => {
    requireUploadRight(ctx, query);
    const isProfile = query.profile !== undefined;
    const sender = ctx.actor.guid ?? ctx.networkKey;
    await takeFromLimit(ctx, perHour, sender);
    if (ctx.actor.guid !== null) await requireRoom(ctx.db, ctx.actor.guid, { isProfile });
    const wanted = {
      field: 'file',
      maxBytes: maxImageBytes,
      folder: uploadsFolder(ctx.config),
      pace: limits.upload,
      inspect: requireImage,
    };
    return underWay.do(sender, () =>
      receiveFile(raw, wanted, ({ path, ...file }) => createUploadedImage(ctx, { ...file, original: path }, { isProfile })),
    );
  });
}

/** Where files stand while they come in. */
export function uploadsFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'uploads');
}

function requireImage(start: Buffer): void {
  if (!imageTypeOf(start)) throw assetErrors.type_unsupported();
}
