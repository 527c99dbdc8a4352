import { deviceOf } from '#platform/shared/device.ts';
import type { Ctx } from '#platform/server/context.ts';
import { isContentManager, type Actor } from '#platform/shared/actor.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { isoDay } from '#platform/shared/format.ts';
import type { KnownEvents } from '#platform/shared/events.ts';
import type { Language } from '#platform/shared/language.ts';
import { nounsIn, securityTypesIn, typesIn } from '../model/audit-kinds.ts';
import { canReadAudit } from '../model/audit.rules.ts';
import type { AuditEntry, AuditFilter, AuditObject, AuditPage, AuditQuery, SecurityEvent } from '../model/audit.ts';
import { auditRows, countAuditRows, findAuditRow, hasEntry, listObjectsOf, listSecurityRows, type RowFilter } from './audit.queries.ts';
import { listActivityOf } from './own-activity.queries.ts';
import { presentAudit } from './present-audit.ts';

const entriesPerPage = 50;

export async function listAudit(
  ctx: Ctx,
  events: KnownEvents,
  { lang: language = ctx.language, ...query }: AuditQuery,
): Promise<AuditPage> {
  if (!canReadAudit(ctx.actor)) throw requestErrors.forbidden();
  const { before, after, ...filter } = await fromKnownPlace(ctx, query);
  const asked = rowFilterOf(filter, events);
  // One more than is shown tells whether there are more.
  const found = await auditRows(ctx.db, asked, { before, after, limit: entriesPerPage + 1 }).execute();
  const hasMore = found.length > entriesPerPage;
  const shown = found.slice(0, entriesPerPage);
  const isUpwards = after !== undefined;
  const rows = isUpwards ? shown.toReversed() : shown;
  const [entries, count, { person, object }] = await Promise.all([
    presentAudit(ctx, rows, language),
    countAuditRows(ctx.db, asked),
    nameFilter(ctx, filter, language),
  ]);
  return {
    entries,
    count,
    person,
    object,
    hasNewer: isUpwards ? hasMore : before !== undefined,
    hasOlder: isUpwards || hasMore,
    today: isoDay(timeOfDay()),
  };
}

export async function getAuditEntry(ctx: Ctx, id: number, language: Language = ctx.language): Promise<AuditEntry> {
  if (!canReadAudit(ctx.actor)) throw requestErrors.forbidden();
  const row = await findAuditRow(ctx.db, id);
  const [entry] = row ? await presentAudit(ctx, [row], language) : [];
  if (!entry) throw requestErrors.not_found();
  return entry;
}

/** What the log is narrowed down to, in the words of its rows. */
export function rowFilterOf({ kind, ...filter }: AuditFilter & Pick<AuditQuery, 'doneBy'>, events: KnownEvents): RowFilter {
  return { ...filter, kind: kind && { nouns: nounsIn(kind), types: typesIn(kind, events) } };
}

/** An address may name any place. From one that is not in the log, it is read from the top. */
async function fromKnownPlace({ db }: Ctx, { before, after, ...filter }: Omit<AuditQuery, 'lang'>): Promise<Omit<AuditQuery, 'lang'>> {
  const place = before ?? after;
  return place === undefined || (await hasEntry(db, place)) ? { before, after, ...filter } : filter;
}

type Named = Pick<AuditPage, 'person' | 'object'>;

async function nameFilter({ db }: Ctx, { person, object }: AuditFilter, language: Language): Promise<Named> {
  const guids = [person, object].filter((guid) => guid !== undefined);
  const known = await listObjectsOf(db, guids, language);
  const named = (guid: string | undefined): AuditObject | null =>
    guid === undefined ? null : (known.find((each) => each.guid === guid) ?? { guid, kind: 'unknown', name: '', isGone: true });
  return { person: named(person), object: named(object) };
}

const securityEventsShown = 10;

/** Everybody reads this about themselves, and about nobody else. */
export async function listOwnSecurity({ db, actor }: Ctx, events: KnownEvents): Promise<SecurityEvent[]> {
  if (actor.guid === null) throw requestErrors.unauthenticated();
  const rows = await listSecurityRows(db, actor.guid, securityTypesIn(events), securityEventsShown);
  return rows.map(({ userAgent, ...row }) => ({ ...row, happenedOn: row.happenedOn.toISOString(), ...deviceOf(userAgent ?? '') }));
}

interface OwnActivity {
  items: AuditEntry[];
  total: number;
}

/** Everybody reads what they did themselves. What others are called is for who may read the log; titles are for who works on content. */
export async function listOwnActivity(ctx: Ctx, place: { limit: number; offset: number }): Promise<OwnActivity> {
  const { actor, db, language } = ctx;
  if (actor.guid === null) throw requestErrors.unauthenticated();
  const { items, total } = await listActivityOf(db, actor.guid, place);
  const entries = await presentAudit(ctx, items, language);
  return { items: canReadAudit(actor) ? entries : entries.map((entry) => withoutNames(entry, actor)), total };
}

const contentKinds = new Set<AuditObject['kind']>(['page', 'list-item', 'footer', 'template', 'asset']);

function withoutNames(entry: AuditEntry, actor: Actor): AuditEntry {
  const { object } = entry;
  if (object?.guid === actor.guid) return entry;
  if (object === null) return { ...entry, facts: { ...entry.facts, names: [], fields: [], changes: [] } };
  const isTheirs = contentKinds.has(object.kind) && isContentManager(actor);
  if (isTheirs) return entry;
  const facts = { ...entry.facts, names: [], fields: [], changes: [], rolesGiven: [], rolesTaken: [] };
  return { ...entry, object: { ...object, name: '' }, facts };
}
