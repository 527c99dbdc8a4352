import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assetErrors } from '#domains/assets/model/asset.errors.ts';
import { cardVersion, getCard, getVisibleAsset, type StoredAsset } from '#domains/assets/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import { fieldErrorsOf } from '#platform/server/handle.ts';
import { headerBaseline } from '#platform/server/http/header-baseline.ts';
import { ProcessLimiter } from '#platform/server/rate-limit.ts';
import { AppError, requestErrors } from '#platform/shared/errors.ts';
import { languages } from '#platform/shared/language.ts';
import { cardLookOf } from '../site/site-pictures.ts';
import type { SiteSource } from '../site/site.ts';

interface SocialCardOptions {
  site: SiteSource;
  isSecure: boolean;
  rateLimits: boolean;
  workers: number;
}

const Params = z.object({ language: z.enum(languages) });
/** What is no part of a card is left alone: who shares an address may add to it. */
const Query = z.object({ picture: z.uuid().optional(), v: z.string().max(40).optional() });

/** The cards that others show of our pages. What may stand on one is public, and there are few of them: two for each picture. */
export function addSocialCardRoutes(app: FastifyInstance, { site, isSecure, rateLimits, workers }: SocialCardOptions): void {
  const baseline = headerBaseline('file', { isSecure });
  const limiter = new ProcessLimiter({ name: 'social card', times: Math.ceil(60 / workers), seconds: 60 });
  app.get('/a/card/:language', { config: { label: 'GET /a/card/:language' } }, async ({ ctx, params, query, headers }, reply) => {
    const [address, wish] = [Params.safeParse(params), Query.safeParse(query)];
    if (!address.success || !wish.success) {
      const issues = [...(address.error?.issues ?? []), ...(wish.error?.issues ?? [])];
      throw requestErrors.unreadable(undefined, { fields: issues.flatMap(fieldErrorsOf) });
    }
    const current = await site.current();
    const { language } = address.data;
    const look = cardLookOf(current, language);
    const picture = await publicPicture(ctx, wish.data.picture);
    const logo = await publicPicture(ctx, current.settings.headerLogo ?? undefined).catch(withoutLogo);
    const version = cardVersion(look, { picture, logo });
    const isCurrent = wish.data.v === version;
    const caching = {
      ...baseline,
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
      etag: `"card-${version}"`,
    };
    if (headers['if-none-match']?.includes(caching.etag)) return reply.code(304).headers(caching).send();
    const beforeMaking = () => (rateLimits ? limiter.take(ctx.networkKey) : undefined);
    const bytes = await getCard(ctx, { language, look, picture, logo, version, beforeMaking });
    return reply.headers({ ...caching, 'content-type': 'image/jpeg', 'content-disposition': 'inline' }).send(bytes);
  });
}

/** A logo that is gone, or not for everybody, is left out. */
function withoutLogo(error: unknown): null {
  if (error instanceof AppError && error.status < 500) return null;
  throw error;
}

/** Who shows cards is nobody in particular, so only what everybody may see stands on one. */
async function publicPicture(ctx: Pick<Ctx, 'db' | 'actor'>, guid: string | undefined): Promise<StoredAsset | null> {
  if (guid === undefined) return null;
  const asset = await getVisibleAsset(ctx, guid);
  if (!asset.isPublic || asset.kind !== 'image') throw assetErrors.not_found();
  return asset;
}
