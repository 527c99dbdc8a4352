import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { enqueue } from '#platform/server/jobs/job.ts';
import { takeFromLimit } from '#platform/server/rate-limit.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { isoDay } from '#platform/shared/format.ts';
import { defaultLanguage, isLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { fileMessages } from '../messages/file.ts';
import { dataExportErrors } from '../model/data-export.errors.ts';
import { canAskExport, canFetchExport } from '../model/data-export.rules.ts';
import type { DataExport } from '../model/data-export.ts';
import {
  deleteExportRow,
  findExport,
  findExportedPerson,
  findNewestExportOf,
  findWaitingExportOf,
  insertExport,
  listExpiredExports,
  listExportsOf,
} from './data-exports.queries.ts';
import { makeExportJob } from './make-export.job.ts';

type ExportRow = NonNullable<Awaited<ReturnType<typeof findExport>>>;

const perHour = { name: 'data-export', times: 5, seconds: 3600 };

export async function listOwnExports(ctx: Ctx): Promise<DataExport[]> {
  const row = await findNewestExportOf(ctx.db, requireGuid(ctx));
  return row ? [present(row)] : [];
}

/** While one is being made, asking again gives that one. */
export async function askOwnExport(ctx: Ctx): Promise<DataExport> {
  return askExport(ctx, { userGuid: requireGuid(ctx), language: ctx.language });
}

/** For who asked by letter or telephone. It is made for that person: they are told by mail, and only they can fetch it. */
export async function askExportFor(ctx: Ctx, userGuid: string): Promise<DataExport> {
  const person = await findExportedPerson(ctx.db, userGuid);
  if (!person) throw dataExportErrors.no_such_person();
  const language = person.language !== null && isLanguage(person.language) ? person.language : defaultLanguage;
  return askExport(ctx, { userGuid, language });
}

async function askExport(ctx: Ctx, { userGuid, language }: { userGuid: string; language: Language }): Promise<DataExport> {
  if (!canAskExport(ctx.actor, { userGuid })) throw requestErrors.forbidden();
  const running = await findWaitingExportOf(ctx.db, userGuid);
  if (running) return present(running);
  await takeFromLimit(ctx, perHour, userGuid);
  return ctx.transact(async (tx) => {
    const asked = await insertExport(tx, { userGuid, language, isByAdmin: ctx.actor.guid !== userGuid });
    if (!asked) return present(await getWaiting(tx, userGuid));
    await enqueue(tx, makeExportJob, { exportGuid: asked.guid });
    await ctx.record(tx, { type: 'data_export.asked', subjectGuid: userGuid });
    return present(asked);
  });
}

/** Where the owner's browser can fetch it. */
export async function openExport(ctx: Ctx, guid: string): Promise<{ href: string }> {
  await getReady(ctx, guid);
  return { href: `/api/dataexports/${guid}/file` };
}

export async function fetchExport(ctx: Ctx, guid: string): Promise<{ storageKey: string; bytes: number; fileName: string }> {
  const { storageKey, bytes, userGuid, language, createdOn } = await getReady(ctx, guid);
  await ctx.transact((tx) => ctx.record(tx, { type: 'data_export.downloaded', subjectGuid: userGuid }));
  return { storageKey, bytes, fileName: textsIn(fileMessages, language).fileName(isoDay(createdOn)) };
}

/** Copies whose time has come go, with their files. */
export async function deleteExpiredExports({ db, storage }: Pick<Ctx, 'db' | 'storage'>): Promise<void> {
  for (const guid of await listExpiredExports(db)) await deleteExport({ db, storage }, guid);
}

/** Every copy that was made of somebody's data. */
export async function deleteExportsOf({ db, storage }: Pick<Ctx, 'db' | 'storage'>, userGuid: string): Promise<void> {
  for (const guid of await listExportsOf(db, userGuid)) await deleteExport({ db, storage }, guid);
}

/** The file first: a row that is left says that there is still something to remove. */
export async function deleteExport({ db, storage }: Pick<Ctx, 'db' | 'storage'>, guid: string): Promise<void> {
  await storage.remove(storageKeyOf(guid));
  await deleteExportRow(db, guid);
}

/** Made from the copy's own name: a second try writes over what the first one left. */
export function storageKeyOf(exportGuid: string): string {
  return `exports/${exportGuid}.zip`;
}

type Ready = ExportRow & { storageKey: string; bytes: number };

/** What is somebody else's, is gone or is not ready looks the same. */
async function getReady(ctx: Ctx, guid: string): Promise<Ready> {
  const row = await findExport(ctx.db, guid);
  const isReady = row?.state === 'ready' && row.expiresOn !== null && row.expiresOn.getTime() > timeOfDay().getTime();
  if (!row || !isReady || !canFetchExport(ctx.actor, row)) throw dataExportErrors.not_found();
  // The one statement that says 'ready' sets both.
  return row as Ready;
}

async function getWaiting(tx: Parameters<typeof findWaitingExportOf>[0], userGuid: string): Promise<ExportRow> {
  const row = await findWaitingExportOf(tx, userGuid);
  if (!row) throw requestErrors.in_progress(undefined, { retryAfter: 1 });
  return row;
}

function present({ guid, state, progress, bytes, createdOn, expiresOn }: ExportRow): DataExport {
  return { guid, state, progress, bytes, createdOn: createdOn.toISOString(), expiresOn: expiresOn?.toISOString() ?? null };
}

function requireGuid({ actor }: Pick<Ctx, 'actor'>): string {
  if (actor.guid === null) throw requestErrors.unauthenticated();
  return actor.guid;
}
