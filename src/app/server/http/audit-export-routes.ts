import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownEvents } from '#app/events.ts';
import { exportAudit, type AuditExport } from '#domains/audit/model/audit.contract.ts';
import { AuditFilter } from '#domains/audit/model/audit.ts';
import { auditExportRoute } from '#domains/audit/server/index.ts';
import { handle } from '#platform/server/handle.ts';
import { contentDisposition } from '#platform/server/http/content-disposition.ts';
import { requireSameOrigin } from '#platform/server/http/cross-site.ts';
import { limits } from '#platform/server/http/limits.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { languages, localizePath, type Language } from '#platform/shared/language.ts';
import { proofAddress } from './form-routes.ts';

/** Milliseconds. A long log on a slow line takes a while. */
const patience = 300_000;

/** The log as a file, for a form of its own page. The browser saves it while it is still being written. */
export function addAuditExportRoutes(app: FastifyInstance, { ownOrigins }: { ownOrigins: readonly string[] }): void {
  const options = {
    bodyLimit: limits.formBytes,
    handlerTimeout: patience,
    config: { isDocument: true, label: `form ${exportAudit.path}` },
    onRequest: async (request: FastifyRequest) => requireSameOrigin(request.headers, ownOrigins, { strict: true }),
  };
  const exportRoute = auditExportRoute(knownEvents);
  for (const language of languages) {
    app.post(localizePath(language, exportAudit.path), options, async ({ ctx, body }, reply) => {
      try {
        const { fileName, lines } = (await handle(ctx, exportRoute, { body: body ?? {} })) as AuditExport;
        return await reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', contentDisposition('attachment', fileName))
          .send(Readable.from(lines));
      } catch (error) {
        if (asAppError(error).code !== 'auth.proof_needed') throw error;
        return reply.redirect(proofAddress(language, logAddress(language, body)), 303);
      }
    });
  }
}

/** The log as it was filtered, to ask for the file again from there. */
function logAddress(language: Language, fields: unknown): string {
  const { data: filter = {} } = AuditFilter.safeParse(fields);
  const query = new URLSearchParams(filter).toString();
  return localizePath(language, '/admin/log') + (query && `?${query}`);
}
