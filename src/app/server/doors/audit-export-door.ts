import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { exportAudit, type AuditExport } from '#domains/audit/model/audit.contract.ts';
import { auditExportRoute } from '#domains/audit/server/index.ts';
import { handle } from '#platform/server/handle.ts';
import { contentDisposition } from '#platform/server/http/content-disposition.ts';
import { requireSameOrigin } from '#platform/server/http/cross-site.ts';
import { limits } from '#platform/server/http/limits.ts';
import { languages, localizePath } from '#platform/shared/language.ts';

/** Milliseconds. A long log on a slow line takes a while. */
const patience = 300_000;

/** The log as a file, for a form of its own page. The browser saves it while it is still being written. */
export function addAuditExportDoor(app: FastifyInstance, { ownOrigins }: { ownOrigins: readonly string[] }): void {
  const options = {
    bodyLimit: limits.formBytes,
    handlerTimeout: patience,
    config: { isDocument: true, label: `form ${exportAudit.path}` },
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request.headers, ownOrigins, { strict: true }),
  };
  for (const language of languages) {
    app.post(localizePath(language, exportAudit.path), options, async ({ ctx, body }, reply) => {
      const { fileName, lines } = (await handle(ctx, auditExportRoute, { body: body ?? {} })) as AuditExport;
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', contentDisposition('attachment', fileName))
        .send(Readable.from(lines));
    });
  }
}
