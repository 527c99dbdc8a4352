import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { DataExport } from './data-export.ts';

const params = z.object({ guid: z.uuid() });

export const listOwnDataExports = endpoint({
  method: 'GET',
  path: '/api/dataexports',
  summary: 'The newest copy of one’s own data: being made, ready, or failed',
  access: 'user',
  alsoFor: ['withoutTerms'],
  isSilent: true,
  response: z.array(DataExport),
});

export const askOwnDataExport = endpoint({
  method: 'POST',
  path: '/api/dataexports',
  summary: 'Has a copy of one’s own data made; while one is being made, that one',
  access: 'user',
  proof: { notNeeded: 'nothing is shown yet: a proof is asked for when the copy is fetched' },
  alsoFor: ['withoutTerms'],
  everyTryCounts: true,
  query: z.strictObject({ lang: z.enum(['nl', 'en']).optional() }),
  response: DataExport,
});

/** Says where a browser can fetch it, to who has just proved who they are. */
export const openDataExport = endpoint({
  method: 'POST',
  path: '/api/dataexports/:guid:open',
  summary: 'The address of a copy of one’s own data',
  access: 'user',
  alsoFor: ['withoutTerms'],
  readsOnly: true,
  proof: 'needed',
  params,
  response: z.object({ href: z.string() }),
});

/** For the route that streams it; nothing of this leaves the server. */
export const DownloadedExport = z.object({ storageKey: z.string(), bytes: z.number().int(), fileName: z.string() });

export const downloadDataExport = endpoint({
  method: 'GET',
  path: '/api/dataexports/:guid/file',
  summary: 'A copy of one’s own data, as a ZIP file',
  access: 'user',
  alsoFor: ['withoutTerms'],
  params,
  file: 'application/zip',
  response: DownloadedExport,
});

export const askDataExportFor = endpoint({
  method: 'POST',
  path: '/api/users/:guid:exportData',
  summary: 'Has a copy of somebody’s data made for them; they are told, and only they can fetch it',
  access: 'admin',
  everyTryCounts: true,
  params,
  response: DataExport,
});
