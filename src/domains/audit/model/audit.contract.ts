import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { AuditEntry, AuditFilter, AuditPage, AuditQuery, SecurityEvent } from './audit.ts';

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Who did what to what, the newest first',
  access: 'admin',
  tellsOfChanges: true,
  query: AuditQuery,
  response: AuditPage,
});

export const getAuditEntry = endpoint({
  method: 'GET',
  path: '/api/audit/:id',
  summary: 'One event of the log with all that is known of it',
  access: 'admin',
  tellsOfChanges: true,
  params: z.strictObject({ id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject({ lang: z.enum(languages).optional() }),
  response: AuditEntry,
});

export const listOwnSecurity = endpoint({
  method: 'GET',
  path: '/api/audit:ownSecurity',
  summary: 'What happened lately to the ways in to one’s own account, the newest first',
  access: 'user',
  alsoFor: ['enrolling', 'withoutTerms'],
  tellsOfChanges: true,
  response: z.array(SecurityEvent),
});

/** A table for a spreadsheet, as long as the log is: it is written while it is read. */
export interface AuditExport {
  fileName: string;
  lines: AsyncIterable<string>;
}

/** A form of the log's own page, and no call: a browser saves what comes, however much it is. */
export const exportAudit = endpoint({
  method: 'POST',
  path: '/admin/log/export',
  summary: 'The part of the log that the filters leave, as a table for a spreadsheet',
  access: 'admin',
  body: AuditFilter,
  // A stream of lines, made by the service.
  response: z.custom<AuditExport>(),
});
