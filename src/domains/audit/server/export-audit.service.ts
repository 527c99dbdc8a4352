import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import { csvLine, csvMark } from '#platform/shared/csv.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import type { KnownEvents } from '#platform/shared/events.ts';
import { isoDay, isoMoment } from '#platform/shared/format.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { auditExportMessages } from '../messages/export.ts';
import { changesTold, sentenceOf, whoDid, type Teller } from '../messages/sentence.ts';
import { kindOf } from '../model/audit-kinds.ts';
import type { AuditExport } from '../model/audit.contract.ts';
import { canExportAudit } from '../model/audit.rules.ts';
import type { AuditEntry, AuditFilter } from '../model/audit.ts';
import { auditRows, findNewestId } from './audit.queries.ts';
import { rowFilterOf } from './audit.service.ts';
import { presentAudit } from './present-audit.ts';

/** Rows that are in memory at once, however long the log is. */
const rowsAtOnce = 1000;

/** Who takes the log away stands in it, before the first line leaves. */
export async function exportAudit(ctx: Ctx, events: KnownEvents, filter: AuditFilter): Promise<AuditExport> {
  if (!canExportAudit(ctx.actor)) throw requestErrors.forbidden();
  const newest = await ctx.transact(async (tx) => {
    await ctx.record(tx, { type: 'audit.exported', subjectGuid: null, details: { fields: Object.keys(filter) } });
    return findNewestId(tx);
  });
  const { fileName } = textsIn(auditExportMessages, ctx.language);
  return { fileName: `${fileName}-${isoDay(timeOfDay())}.csv`, lines: linesOf(ctx, { events, filter, newest }) };
}

interface Asked {
  events: KnownEvents;
  filter: AuditFilter;
  newest: number;
}

/** What is written to the log meanwhile is not in it: it begins below the row that tells of the export itself. */
async function* linesOf(ctx: Ctx, { events, filter, newest }: Asked): AsyncGenerator<string> {
  const t = textsIn(auditExportMessages, ctx.language);
  const { when, who, what, changed, object, result, kind, network, request } = t.columns;
  yield csvMark + csvLine([when, who, what, changed, object, result, kind, network, request]);
  let before = newest;
  while (true) {
    const rows = await auditRows(ctx.db, rowFilterOf(filter, events), { before, limit: rowsAtOnce }).execute();
    const entries = await presentAudit(ctx, rows, ctx.language);
    yield entries.map((entry) => csvLine(cellsOf(entry, { language: ctx.language, events }))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    before = last.id;
  }
}

function cellsOf(entry: AuditEntry, teller: Teller): string[] {
  const { language } = teller;
  const t = textsIn(auditExportMessages, language);
  const kind = kindOf(entry.type);
  return [
    isoMoment(new Date(entry.happenedOn)),
    whoDid(entry, teller),
    sentenceOf(entry, teller),
    changesTold(entry, language).join('; '),
    entry.object?.name ?? '',
    t.results[entry.result],
    kind ? t.kinds[kind] : '',
    entry.network,
    entry.correlationId,
  ];
}
