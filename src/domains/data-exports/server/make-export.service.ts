import { getSettings } from '#domains/settings/server/index.ts';
import { mailLink, sendMail } from '#domains/mails/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { handler, type Attempt, type Handler } from '#platform/server/jobs/work-on-jobs.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { formatDate, formatDateTime } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { fileMessages } from '../messages/file.ts';
import { partNames } from '../model/part-names.ts';
import {
  findExport,
  findExportedPerson,
  listExportsOf,
  saveFailed,
  saveProgress,
  saveReady,
  type ExportedPerson,
} from './data-exports.queries.ts';
import { deleteExport, storageKeyOf } from './data-exports.service.ts';
import { partsOf } from './export-parts.ts';
import { makeExportJob } from './make-export.job.ts';

export function dataExportHandlers(ctx: Ctx, kept: readonly PersonalData[]): Handler[] {
  return [handler(makeExportJob, ({ exportGuid }, attempt) => makeExport(ctx, kept, exportGuid, attempt))];
}

/** Makes the copy and tells its owner. Done twice it is the same: what is not waiting any more is left alone. */
export async function makeExport(ctx: Ctx, kept: readonly PersonalData[], exportGuid: string, { isLast, signal }: Attempt): Promise<void> {
  const asked = await findExport(ctx.db, exportGuid);
  const person = asked?.state === 'waiting' ? await findExportedPerson(ctx.db, asked.userGuid) : undefined;
  if (!asked || !person) return;
  try {
    const storageKey = storageKeyOf(exportGuid);
    const bytes = await writeZip(ctx, kept, { exportGuid, person, language: asked.language, signal });
    await finish(ctx, exportGuid, person, { storageKey, bytes });
  } catch (error) {
    if (isLast) await giveUp(ctx, exportGuid, person);
    throw error;
  }
}

interface Making {
  exportGuid: string;
  person: ExportedPerson;
  language: Language;
  signal: AbortSignal;
}

async function writeZip(ctx: Ctx, kept: readonly PersonalData[], { exportGuid, person, language, signal }: Making): Promise<number> {
  const madeOn = timeOfDay();
  const parts = await partsOf({ ...ctx, kept }, person, await readmeFor(ctx, language, madeOn));
  let told = 0;
  // Loaded only here: it is seldom asked for.
  const { zipOf } = await import('./zip.ts');
  const zip = zipOf(parts, {
    madeOn,
    signal,
    onPart: (index) => {
      const progress = Math.floor((index / parts.length) * 100);
      if (progress < told + 5) return;
      told = progress;
      // Only shown: a copy whose progress could not be noted is as good.
      saveProgress(ctx.db, exportGuid, progress).catch(() => {});
    },
  });
  return ctx.storage.putStream(storageKeyOf(exportGuid), zip);
}

async function readmeFor(ctx: Ctx, language: Language, madeOn: Date): Promise<string> {
  const t = textsIn(fileMessages, language).readme;
  const { platformName } = await getSettings(ctx);
  const statement = mailLink(ctx, language, '/legal/privacy');
  return `${[
    t.title,
    t.about(platformName[language], formatDateTime(language, madeOn)),
    t.layout,
    partNames.map((name) => `${name}.json\n  ${t.parts[name]}.`).join('\n'),
    t.cookies,
    t.more(statement),
  ].join('\n\n')}\n`;
}

async function finish(ctx: Ctx, exportGuid: string, person: ExportedPerson, made: { storageKey: string; bytes: number }): Promise<void> {
  const isKept = await ctx.transact(async (tx) => {
    const ready = await saveReady(tx, exportGuid, made);
    if (!ready) return false;
    await ctx.record(tx, { type: 'data_export.made', subjectGuid: person.guid, details: { bytes: made.bytes } });
    await tellReady(ctx, tx, person, ready);
    return true;
  });
  // Of somebody who was erased while it was made, nothing stays.
  if (!isKept) return ctx.storage.remove(made.storageKey);
  // One copy is enough; the newest knows most.
  for (const guid of await listExportsOf(ctx.db, person.guid)) if (guid !== exportGuid) await deleteExport(ctx, guid);
}

async function giveUp(ctx: Ctx, exportGuid: string, person: ExportedPerson): Promise<void> {
  await ctx.transact(async (tx) => {
    const failed = await saveFailed(tx, exportGuid);
    if (!failed) return;
    await ctx.record(tx, { type: 'data_export.made', subjectGuid: person.guid, result: 'failed' });
    const t = textsIn(fileMessages, failed.language).failedMail;
    await sendMail(ctx, tx, {
      kind: 'data_exports.failed',
      to: person.email,
      userGuid: person.guid,
      language: failed.language,
      content: {
        subject: t.subject,
        title: t.subject,
        paragraphs: [t.what],
        action: { label: t.action, href: mailLink(ctx, failed.language, '/account/privacy') },
      },
    });
  });
}

interface ReadyExport {
  language: Language;
  isByAdmin: boolean;
  expiresOn: Date | null;
}

async function tellReady(
  ctx: Ctx,
  tx: Tx,
  { guid, email }: ExportedPerson,
  { language, isByAdmin, expiresOn }: ReadyExport,
): Promise<void> {
  const t = textsIn(fileMessages, language).mail;
  await sendMail(ctx, tx, {
    kind: 'data_exports.ready',
    to: email,
    userGuid: guid,
    language,
    content: {
      subject: t.subject,
      title: t.subject,
      paragraphs: [...(isByAdmin ? [t.byAdmin] : []), t.what(formatDate(language, expiresOn ?? timeOfDay())), t.how],
      action: { label: t.action, href: mailLink(ctx, language, '/account/privacy') },
      ...(!isByAdmin && { after: [t.notYou] }),
    },
  });
}
