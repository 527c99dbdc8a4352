import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import type { AssetView } from './asset.ts';
import { hint } from './image-request.ts';

export const Asset = z.object({
  guid: z.uuid(),
  kind: z.enum(['image', 'document']),
  fileName: z.string(),
  mimeType: z.string(),
  bytes: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  hash: z.string(),
  focalX: z.number(),
  focalY: z.number(),
}) satisfies z.ZodType<AssetView>;
export type Asset = z.infer<typeof Asset>;

/** What an editor chooses from. */
export const listAssets = endpoint({
  method: 'GET',
  path: '/api/assets',
  summary: 'The pictures or documents that a content manager may see, newest first',
  access: 'contentManager',
  query: z.strictObject({ kind: z.enum(['image', 'document']), pageNumber: z.coerce.number().int().min(1).max(100).default(1) }),
  response: z.array(Asset),
});

/**
 * What a picture is uploaded for. `profile` is a person's own photo, everything else is the media library's; who may see it later
 * follows from where it is used, whatever `public` says.
 */
export const UploadQuery = z.strictObject({ public: hint, item: hint, block: hint, profile: hint, api: hint });
export type UploadQuery = z.infer<typeof UploadQuery>;

/** One picture in a form. It is served by a route of its own, which reads the form as it comes in. */
export const uploadImage = endpoint({
  method: 'POST',
  path: '/a/upload',
  summary: 'Takes one picture',
  access: 'user',
  query: UploadQuery,
  body: z.custom<FormData>(),
  response: Asset,
});
