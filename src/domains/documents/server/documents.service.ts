import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { documentErrors } from '../model/document.errors.ts';
import { filledWords, type DocumentWords, type StoredWords } from '../model/document-words.ts';
import { referencesIn } from '../model/references.ts';
import { snapshotLimits, StoredSnapshot, type Card, type DocumentKind } from '../model/snapshot.ts';
import {
  findDraft,
  insertDocument,
  listPublishedWords,
  lockDocument,
  markUnpublished,
  replaceReferences,
  saveCardWords,
  saveReaders,
  saveSnapshot,
  type CardWords,
  type NewDocument,
  type PublishedWords,
} from './documents.queries.ts';
import { endWork } from './editing-work.queries.ts';
import { snapshotOf } from './make-snapshot.ts';
import { findReplaced, putBackSnapshot } from './replaced.queries.ts';
import { keepRevision } from './revisions.service.ts';

/** Nobody reads it before it is published. */
export async function createDocument(ctx: Ctx, tx: Tx, given: NewDocument & { kind: DocumentKind }): Promise<string> {
  const guid = await insertDocument(tx, given);
  await lockDocument(tx, guid);
  await ctx.record(tx, { type: 'document.created', subjectGuid: guid, details: { kind: given.kind } });
  return guid;
}

/** Turns the draft of one language into what visitors read. Who may is asked by the slice that owns the document. */
export async function publishDocument(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await ctx.transact(async (tx) => {
    await lockDocument(tx, guid);
    const draft = await findDraft(tx, guid, language);
    if (!draft) throw documentErrors.not_found({ guid });
    const { kind, structureVersion, draftVersion } = draft;
    const snapshot = await snapshotOf(tx, guid, language, draft);
    requireFitting(snapshot);
    const counters = { structureVersion, draftVersion };
    await showSnapshot(tx, { guid, language, kind, snapshot }, (card) => saveSnapshot(tx, guid, language, { snapshot, card, counters }));
    await keepRevision(tx, guid, { kind: 'published', language, by: ctx.actor.guid });
    await endWork(tx, guid, language);
    await ctx.record(tx, { type: 'document.published', subjectGuid: guid, details: { language, kind }, isPublic: true });
  });
}

/**
 * Gives readers what they had before a publication, which its sender names by the draft that it was made from: nothing, if it was the first.
 * The draft stays as it is.
 */
export async function undoPublication(ctx: Ctx, guid: string, language: Language, version: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    const found = await findReplaced(tx, guid, language);
    const current = found ? `${found.structureVersion}.${found.draftVersion}` : null;
    if (!found?.replaced || current !== version) throw requestErrors.stale({ version: current });
    const { replaced } = found;
    if (!replaced.wasNothing) {
      const snapshot = StoredSnapshot.parse(replaced.snapshot);
      await showSnapshot(tx, { guid, language, kind: found.kind, snapshot }, (card) => putBackSnapshot(tx, guid, language, replaced, card));
    } else await unpublishDocument(inside, guid, language);
    await ctx.record(tx, { type: 'document.publication_undone', subjectGuid: guid, details: { language }, isPublic: true });
  });
}

export async function unpublishDocument(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await ctx.transact(async (tx) => {
    await lockDocument(tx, guid);
    for (const ended of [language, ...(language === defaultLanguage ? await keepWithoutDutch(tx, guid) : [])]) {
      if (!(await markUnpublished(tx, guid, ended))) continue;
      await ctx.record(tx, { type: 'document.unpublished', subjectGuid: guid, details: { language: ended }, isPublic: true });
    }
  });
}

interface ShownSnapshot {
  guid: string;
  language: Language;
  kind: string;
  snapshot: StoredSnapshot;
}

/** What readers get from now on, with what lists show of it and what it refers to. */
async function showSnapshot(tx: Db, { guid, language, kind, snapshot }: ShownSnapshot, save: (card: Card) => Promise<void>): Promise<void> {
  const others = await listPublishedWords(tx, guid);
  const dutch = language === defaultLanguage ? null : others.find((other) => other.language === defaultLanguage);
  if (snapshot.title === null && !dutch) throw documentErrors.title_missing({ guid });
  await save(cardOf(kind, snapshot, dutch));
  if (language === defaultLanguage) await keepCards(tx, guid, others, snapshot);
  await replaceReferences(tx, guid, language, referencesIn(snapshot));
}

/** Nothing stands in for what other languages lack any more. Gives those that go with it, because they would be called nothing. */
async function keepWithoutDutch(tx: Db, guid: string): Promise<Language[]> {
  const others = (await listPublishedWords(tx, guid)).filter((other) => other.language !== defaultLanguage);
  const [titled, untitled] = [others.filter(({ title }) => title !== null), others.filter(({ title }) => title === null)];
  await keepCards(tx, guid, titled, null);
  return untitled.map((other) => other.language);
}

/** What lists show of the other languages, after a change of the Dutch publication that stands in for what they lack. */
async function keepCards(tx: Db, guid: string, published: readonly PublishedWords[], dutch: StoredWords | null): Promise<void> {
  for (const { language, options, ...own } of published) {
    if (language !== defaultLanguage) await saveCardWords(tx, guid, language, cardWords(options, filledWords(own, dutch)));
  }
}

/** Shows a document to some roles only, or to everyone when there are none. Copies that others have are old from now on. */
export async function restrictDocument(ctx: Ctx, guid: string, roleIds: readonly string[]): Promise<void> {
  await ctx.transact(async (tx) => {
    if (!(await saveReaders(tx, guid, roleIds))) throw documentErrors.not_found({ guid });
    await ctx.record(tx, { type: 'document.restricted', subjectGuid: guid, details: { roleIds }, isPublic: true });
  });
}

function cardOf(kind: string, snapshot: StoredSnapshot, dutch: StoredWords | null | undefined): Card {
  const { options, buildingBlockInstances } = snapshot;
  return {
    ...cardWords(options, filledWords(snapshot, dutch)),
    options: kind === 'list-item' ? options : {},
    blocks: buildingBlockInstances
      .filter(({ type }) => findBlockType(type)?.isFoundByGuid)
      .map(({ guid, type, format, options: own, content }) => ({ guid, type, format, options: own, content })),
  };
}

function cardWords(options: Record<string, unknown>, words: DocumentWords): CardWords {
  const { asset } = (options['picture'] ?? {}) as { asset?: string };
  const { alt = '' } = (words.fields['picture'] ?? {}) as { alt?: string };
  return { ...words, picture: asset === undefined ? null : { asset, alt } };
}

/** A publication that is too much to render in time is refused now, not when somebody reads it. */
function requireFitting(snapshot: StoredSnapshot): void {
  const blocks = snapshot.buildingBlockInstances.length;
  const bytes = Buffer.byteLength(JSON.stringify(snapshot));
  if (blocks > snapshotLimits.blocks || bytes > snapshotLimits.bytes) throw documentErrors.too_large({ blocks, bytes });
}

/** Whichever variant was named: the token moves, so that every copy made before it is old, here and with who keeps one by that token. */
export async function invalidateCache(ctx: Ctx, wasPublic: boolean): Promise<void> {
  const details = { isPublic: wasPublic };
  await ctx.transact((tx) => ctx.record(tx, { type: 'cache.invalidated', subjectGuid: null, details, isPublic: true }));
}
