import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { imageAddress, imageVersion } from '#domains/assets/model/image-address.ts';
import { formatOf, planImage, variantName, type ImageFormat, type ImageWish } from '#domains/assets/model/image-plan.ts';
import { ImageQuery, takesAvif, wishOf } from '#domains/assets/model/image-request.ts';
import { isOwnSize } from '#domains/assets/model/own-size.ts';
import { getVariant, getVisibleAsset, type StoredAsset } from '#domains/assets/server/index.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { contentDisposition } from '#platform/server/http/content-disposition.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import type { ImageCache } from '#platform/server/http/image-cache.ts';
import { ProcessLimiter } from '#platform/server/rate-limit.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { cleanFileName } from '#platform/shared/file-name.ts';

interface AssetRoutesOptions {
  imageCache: ImageCache | null;
  contentVersion(): number;
  isSecure: boolean;
  rateLimits: boolean;
  workers: number;
}

const forever = 'public, max-age=31536000, immutable';
const forAMinute = 'public, max-age=60';
const forThisReader = 'private, no-store';

/** Pictures in the size that is asked for, and documents. */
export function addAssetRoutes(app: FastifyInstance, options: AssetRoutesOptions): void {
  const takeTurn = options.rateLimits ? turnstile(options.workers) : () => {};
  const baseline = headerBaseline('file', options);
  app.get('/a/:guid', { config: { label: 'GET /a/:guid' } }, async (request, reply) => {
    const { guid, query } = parse(request);
    // Before reading: what is found with older content must not be kept for newer.
    const version = options.contentVersion();
    const asset = await getVisibleAsset(request.ctx, guid);
    const found = { asset, query, baseline };
    if (asset.kind === 'document') return sendDocument(request, reply, found);
    const { image, isLasting } = await imageFor(request, found, takeTurn);
    if (isLasting && image.body) options.imageCache?.keep(request, version, { headers: image.headers, body: image.body });
    return reply.code(image.status).headers(image.headers).send(image.body);
  });
}

/** What a kept picture's answer depends on beside its address. */
export function imageCacheKey(url: string, { accept }: IncomingHttpHeaders): string {
  return url.includes('format=auto') && takesAvif(accept) ? `avif ${url}` : url;
}

type Turnstile = (request: FastifyRequest, isOwn: boolean) => void;

/** Making a picture is the most expensive thing that anybody may ask for. What our own pages ask for is made once, so it may be more. */
function turnstile(workers: number): Turnstile {
  const others = new ProcessLimiter({ name: 'image', times: Math.ceil(30 / workers), seconds: 60 });
  const own = new ProcessLimiter({ name: 'own image', times: Math.ceil(240 / workers), seconds: 60 });
  return ({ ctx }, isOwn) => (isOwn ? own : others).take(ctx.networkKey);
}

const Params = z.object({ guid: z.uuid() });

function parse({ params, query }: FastifyRequest): { guid: string; query: ImageQuery } {
  const [address, wishes] = [Params.safeParse(params), ImageQuery.safeParse(query, { reportInput: true })];
  if (address.success && wishes.success) return { guid: address.data.guid, query: wishes.data };
  const issues = [...(address.error?.issues ?? []), ...(wishes.error?.issues ?? [])];
  throw requestErrors.unreadable(undefined, { fields: issues.flatMap(fieldErrorsOf) });
}

interface Found {
  asset: StoredAsset;
  query: ImageQuery;
  baseline: Record<string, string>;
}

interface ImageAnswer {
  image: { status: 200 | 304; headers: Record<string, string>; body?: Buffer };
  /** It may be kept for everybody, under this address. */
  isLasting: boolean;
}

async function imageFor(request: FastifyRequest, found: Found, takeTurn: Turnstile): Promise<ImageAnswer> {
  const { asset, query } = found;
  const wish = wishOf(query);
  if (asset.width === null || asset.height === null) throw new Error(`image ${asset.guid} has no size`);
  const original = { ...asset, width: asset.width, height: asset.height };
  const plan = planImage(original, wish, { takesAvif: takesAvif(request.headers.accept) });
  const depends: Record<string, string> = wish.format === 'auto' ? { vary: 'accept' } : {};
  if (isKnown(request, asset, variantName(plan))) {
    const headers = { ...headersOf(found, { name: variantName(plan), isExact: true }), ...depends };
    return { image: { status: 304, headers }, isLasting: false };
  }

  const beforeMaking = (made: ImageWish) => takeTurn(request, isOwnSize(made));
  const { name, bytes, isExact } = await getVariant(request.ctx, { asset: original, wish, plan, beforeMaking });
  const headers = {
    ...headersOf(found, { name, isExact }),
    ...depends,
    'content-type': `image/${formatOf(name)}`,
    'content-disposition': contentDisposition('inline', imageName(found, formatOf(name))),
  };
  // Kept only in its plainest form: there is no end of ways to write the same wish.
  const isPlain = request.url === imageAddress(asset, wish);
  return { image: { status: 200, headers, body: bytes }, isLasting: asset.isPublic && isExact && isPlain && isCurrent(found) };
}

async function sendDocument(request: FastifyRequest, reply: FastifyReply, found: Found): Promise<FastifyReply> {
  const { asset, query } = found;
  const headers = headersOf(found, { name: 'original', isExact: true });
  if (isKnown(request, asset, 'original')) return reply.code(304).headers(headers).send();
  const stream = await request.ctx.storage.stream(asset.storageKey);
  if (!stream) throw new Error(`the file of asset ${asset.guid} is not in the store`);
  return reply
    .headers({
      ...headers,
      'content-type': asset.mimeType,
      'content-length': String(asset.bytes),
      'content-disposition': contentDisposition('attachment', cleanFileName(query.name ?? asset.fileName, asset.fileName)),
    })
    .send(stream);
}

/** Named in the address and right: what the address shows will never change. */
function isCurrent({ asset, query }: Found): boolean {
  return query.v === imageVersion(asset);
}

function headersOf(found: Found, { name, isExact }: { name: string; isExact: boolean }): Record<string, string> {
  const { asset, baseline } = found;
  if (!asset.isPublic) return { ...baseline, 'cache-control': forThisReader };
  return { ...baseline, 'cache-control': isExact && isCurrent(found) ? forever : forAMinute, etag: etagOf(asset, name) };
}

function etagOf({ hash }: StoredAsset, name: string): string {
  return `"${hash}-${name}"`;
}

/** The asker has it already. What only some may see is never kept, so nobody can. */
function isKnown(request: FastifyRequest, asset: StoredAsset, name: string): boolean {
  const known = request.headers['if-none-match'];
  return asset.isPublic && known !== undefined && (known.includes(etagOf(asset, name)) || known.trim() === '*');
}

const endings: Record<ImageFormat, string> = { webp: 'webp', avif: 'avif', jpeg: 'jpg', png: 'png' };

/** Saved, a picture must open: its ending says what it is now, not what it was when it was uploaded. */
function imageName({ asset, query }: Found, format: ImageFormat): string {
  const name = cleanFileName(query.name ?? asset.fileName, asset.fileName);
  const dot = name.lastIndexOf('.');
  return `${dot > 0 ? name.slice(0, dot) : name}.${endings[format]}`;
}
