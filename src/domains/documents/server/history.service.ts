import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { discarded, structureDifference } from '../model/discarded.ts';
import { documentErrors } from '../model/document.errors.ts';
import type { Structure } from '../model/structure.ts';
import type { WholeDraft, WordsOfLanguage } from '../model/whole-draft.ts';
import { countersIn, findCounters, listChangesSince } from './counters.queries.ts';
import { lockDocument } from './documents.queries.ts';
import { findWriterOf } from './drafts.queries.ts';
import { once } from './once.ts';
import { readWholeDraft } from './read-whole-draft.ts';
import { requireEditable } from './require-editable.ts';
import {
  countRevisions,
  findPublishedDraft,
  findRevision,
  listPublications,
  listRevisions as listKept,
  type Publication,
} from './revisions.queries.ts';
import { keepRevision } from './revisions.service.ts';
import { writeWholeDraft } from './write-whole-draft.ts';

export async function listRevisions(ctx: Ctx, guid: string, { before, itemCount }: { before?: number | undefined; itemCount: number }) {
  await requireEditable(ctx, { guid });
  const [items, total] = await Promise.all([listKept(ctx.db, guid, { before, limit: itemCount }), countRevisions(ctx.db, guid)]);
  return { items, total };
}

export async function getRevision(ctx: Ctx, guid: string, number: number) {
  await requireEditable(ctx, { guid });
  const found = await findRevision(ctx.db, guid, number);
  if (!found) throw documentErrors.revision_not_found();
  return found;
}

interface Asked {
  guid: string;
  /** Whose counters are named. */
  language: Language;
  /** Of structure and words, as its sender had them before them. */
  version: string;
  key: string | undefined;
}

/** Throws away what one language was not published with. What was thrown away is a revision. */
export async function discardDraft(ctx: Ctx, asked: Asked) {
  const { guid, language } = asked;
  const done = await goingBack(ctx, asked, async (inside, tx) => {
    const publications = await listPublications(tx, guid);
    const [newest] = publications;
    const ofLanguage = publications.find((each) => each.language === language);
    if (!newest || !ofLanguage) throw documentErrors.never_published();
    const revision = await keepRevision(tx, guid, { kind: 'before_discard', language, by: ctx.actor.guid });
    const drafts = new Map<Language, WholeDraft>();
    for (const each of publications) drafts.set(each.language, await publishedDraft(tx, guid, each));
    const published = wordsOf(drafts);
    const structure = drafts.get(newest.language)?.structure ?? emptyStructure;
    const { target, kept } = discarded({ draft: await readWholeDraft(tx, guid), structure, published, language });
    await ctx.record(tx, { type: 'document.discarded', subjectGuid: guid, details: { language } });
    await writeWholeDraft(inside, tx, guid, target);
    const own = drafts.get(language)?.structure ?? structure;
    const structureChanges = structureDifference(own, structure);
    return { revision, kept, structureChanges };
  });
  return { ...done, kept: await Promise.all(done.kept.map(async (each) => ({ ...each, who: await findWriterOf(ctx.db, each) }))) };
}

const emptyStructure: Structure = { layout: '100', options: {}, blocks: [] };

function wordsOf(drafts: ReadonlyMap<Language, WholeDraft>): WholeDraft['words'] {
  const words: WholeDraft['words'] = {};
  for (const language of languages) {
    const own = drafts.get(language)?.words[language];
    if (own) words[language] = own;
  }
  return words;
}

/** The draft that a publication was made from; of one that is older than revisions are, what the publication itself says. */
async function publishedDraft(tx: Tx, guid: string, publication: Publication): Promise<WholeDraft> {
  return (await findPublishedDraft(tx, guid, publication.language)) ?? draftOf(publication);
}

function draftOf({ language, snapshot }: Publication): WholeDraft {
  const { title, description, fields, layout, options, buildingBlockInstances: blocks } = snapshot;
  const structure: Structure = {
    layout,
    options,
    blocks: blocks.map(({ guid, type, format, options: own, layoutPosition }) => ({
      guid,
      type,
      format,
      options: own,
      layoutPosition,
      languages: null,
      isHidden: false,
      version: 0,
    })),
  };
  const own = blocks.filter((block) => block.hasOwnWords && block.language === language);
  const contents: WordsOfLanguage['blocks'] = Object.fromEntries(
    own.map(({ guid, type, format, contentFormat, content }) => [
      guid,
      { format: contentFormat ?? format ?? findBlockType(type)?.version ?? 1, value: content, basedOn: null },
    ]),
  );
  return { structure, words: { [language]: { title, description, fields, blocks: contents } } };
}

interface Restored {
  number: number;
  languages: readonly Language[];
  hasStructure: boolean;
}

/** As a draft: what is public stays as it is. What there was before is a revision as well. */
export async function restoreRevision(ctx: Ctx, asked: Asked, { number, languages: wanted, hasStructure }: Restored) {
  const { guid } = asked;
  return goingBack(ctx, asked, async (inside, tx) => {
    const found = await findRevision(tx, guid, number);
    if (!found) throw documentErrors.revision_not_found();
    const revision = await keepRevision(tx, guid, { kind: 'before_restore', language: null, by: ctx.actor.guid });
    const { structure, words } = found.draft;
    const comingBack: WholeDraft['words'] = {};
    for (const language of wanted) {
      const own = words[language];
      if (own) comingBack[language] = own;
    }
    await ctx.record(tx, { type: 'document.restored', subjectGuid: guid, details: { number } });
    await writeWholeDraft(inside, tx, guid, { ...(hasStructure && { structure }), words: comingBack });
    return { revision };
  });
}

/** From the draft that its sender had before them, once. */
async function goingBack<T extends { revision: number }>(
  ctx: Ctx,
  { guid, language, version, key }: Asked,
  change: (inside: Ctx, tx: Tx) => Promise<T>,
): Promise<T> {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    await requireEditable(inside, { guid, language });
    return once(ctx, tx, { documentGuid: guid, key }, async () => {
      await requireSeen(tx, { guid, language, version });
      return change(inside, tx);
    });
  });
}

/** Refuses to go on from anything but what somebody had before them, and says what was changed since. */
export async function requireSeen(tx: Tx, { guid, language, version }: Omit<Asked, 'key'>): Promise<void> {
  const asked = countersIn(version);
  const now = await findCounters(tx, guid, language);
  if (now.structureVersion === asked.structureVersion && now.draftVersion === asked.draftVersion) return;
  throw requestErrors.stale({ ...now, changes: await listChangesSince(tx, guid, language, asked) });
}
