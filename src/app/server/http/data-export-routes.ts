import type { FastifyInstance } from 'fastify';
import { DownloadedExport } from '#domains/data-exports/model/data-export.contract.ts';
import { downloadDataExportRoute } from '#domains/data-exports/server/index.ts';
import { handle } from '#platform/server/handle.ts';
import { contentDisposition } from '#platform/server/http/content-disposition.ts';

/** A copy of somebody's data goes out as it is read: it may be larger than memory. */
export function addDataExportRoutes(app: FastifyInstance): void {
  app.get('/api/dataexports/:guid/file', { config: { label: 'GET /api/dataexports/:guid/file' } }, async (request, reply) => {
    const { ctx, params } = request;
    const { storageKey, bytes, fileName } = DownloadedExport.parse(await handle(ctx, downloadDataExportRoute, { params }));
    const stream = await ctx.storage.stream(storageKey);
    if (!stream) throw new Error('a copy of somebody’s data is not in the store');
    return reply
      .type('application/zip')
      .headers({ 'content-length': String(bytes), 'content-disposition': contentDisposition('attachment', fileName) })
      .send(stream);
  });
}
