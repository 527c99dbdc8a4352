import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { canEditDocument } from '#domains/documents/model/document.rules.ts';
import type { Snapshot } from '#domains/documents/model/snapshot.ts';
import {
  findDocument,
  getDraft,
  insertBlock,
  insertDocument,
  lockDocument,
  publishDocument,
  readDocument,
  readerOf,
  requireEditable,
  restrictDocument,
  unpublishDocument,
  type NewBlock,
} from '#domains/documents/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { listItemMessages } from '../messages/index.ts';
import { isShortId, ShortId, type ListItemDetail, type ListItemDraft } from '../model/list-item.ts';
import { listItemErrors } from '../model/list-item.errors.ts';
import { listItemTypes, typeDefinitions, type ListItemType } from '../model/list-item-types.ts';
import { listDefaults } from '../model/list-query.ts';
import type { PublishedList } from './list-blocks.service.ts';
import { typeFields } from './lists.service.ts';
import { findItem, insertItem, insertMemberships, listItemLinks, listNeighbours, type ItemLink } from './list-items.queries.ts';
import { findReadersOfLists } from './readers.queries.ts';

interface ItemWords {
  title: string;
  description: string;
  /** What the type adds in words, and those of the picture. */
  words?: Record<string, unknown>;
}

export interface NewListItem {
  guid?: string;
  type: ListItemType;
  /** The list blocks it belongs to. */
  parentGuids: readonly string[];
  /** Now, unless said otherwise. */
  publishedOn?: Date;
  startsOn?: Date;
  endsOn?: Date;
  isHighlighted?: boolean;
  /** In the lists that are ordered by hand; at the end unless said otherwise. */
  position?: number;
  /** Who may see it: unless said otherwise, who may see the pages of its lists. */
  roleIds?: readonly string[];
  editRoles?: readonly string[];
  /** What the type adds, the same in every language, and the picture. */
  fields?: Record<string, unknown>;
  texts: Partial<Record<Language, ItemWords>>;
  blocks?: readonly Pick<NewBlock, 'type' | 'options' | 'content'>[];
}

/** A draft, in the lists it belongs to. Who may edit it may make it. */
export async function createListItem(ctx: Ctx, given: NewListItem): Promise<string> {
  const { type, parentGuids, editRoles = [], texts, blocks = [] } = given;
  const rights = { editPermission: editRoles.length > 0 ? 'Roles' : 'Admin', editRoles } as const;
  if (!canEditDocument(ctx.actor, rights)) throw listItemErrors.edit_forbidden();
  const { fields, words } = typeDefinitions[type];
  return ctx.transact(async (tx) => {
    const roleIds = given.roleIds ?? (await findReadersOfLists(tx, parentGuids));
    const guid = await insertDocument(tx, {
      kind: 'list-item',
      ...(given.guid !== undefined && { guid: given.guid }),
      options: fields.parse(given.fields ?? {}),
      roleIds,
      editRoles,
      texts: Object.fromEntries(
        Object.entries(texts).map(([language, { title, description, words: own = {} }]) => [
          language,
          // As they were given: what is absent is shown in Dutch.
          { title, description, fields: checked(words, own) },
        ]),
      ),
    });
    const { publishedOn, startsOn, endsOn, isHighlighted } = given;
    await insertItem(tx, { documentGuid: guid, shortId: newShortId(), type, publishedOn, startsOn, endsOn, isHighlighted });
    await insertMemberships(tx, guid, parentGuids, given.position);
    for (const [sortId, block] of blocks.entries()) {
      await insertBlock(tx, { ...block, documentGuid: guid, layoutPosition: 'main', sortId });
    }
    await ctx.record(tx, { type: 'listitem.created', subjectGuid: guid, details: { type, parentGuids } });
    return guid;
  });
}

function checked<T>(schema: z.ZodType, given: T): T {
  schema.parse(given);
  return given;
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function newShortId(): string {
  return Array.from({ length: 11 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

export async function publishListItem(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await changeItem(ctx, guid, (inside) => publishDocument(inside, guid, language));
}

/** @internal Waits for the action of an editor that takes it offline. */
export async function unpublishListItem(ctx: Ctx, guid: string, language: Language): Promise<void> {
  await changeItem(ctx, guid, (inside) => unpublishDocument(inside, guid, language));
}

/**
 * Who may see it: everyone when no role is named.
 * @internal Waits for the action of an editor that chooses its readers.
 */
export async function restrictListItem(ctx: Ctx, guid: string, roleIds: readonly string[]): Promise<void> {
  await changeItem(ctx, guid, (inside) => restrictDocument(inside, guid, roleIds));
}

async function changeItem(ctx: Ctx, guid: string, change: (inside: Ctx) => Promise<void>): Promise<void> {
  await ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    await requireEditable(inside, { guid, kind: 'list-item' }, listItemErrors);
    await change(inside);
  });
}

export async function getListItemByShortId(ctx: Ctx, id: string, language: Language): Promise<ListItemDetail> {
  if (!isShortId(id)) throw listItemErrors.not_found();
  return readItem(ctx, id, language);
}

export async function getListItem(ctx: Ctx, guid: string, language: Language): Promise<ListItemDetail> {
  if (isShortId(guid)) throw listItemErrors.not_found();
  return readItem(ctx, guid, language);
}

/** As this reader may see it, in the language asked for or else in Dutch. Draft, planned, deleted and unknown look the same. */
async function readItem(ctx: Ctx, id: string, wanted: Language): Promise<ListItemDetail> {
  const item = await requireItem(ctx, id);
  const { guid } = item;
  const { row, snapshot, language, publishedOn } = await readDocument(ctx, { guid, kind: 'list-item', language: wanted }, listItemErrors);
  return toDetail(item, { ...snapshot, language, version: row.version, updatedOn: new Date(publishedOn) });
}

/** What this editor works on. */
export async function getListItemDraft(ctx: Ctx, id: string, language: Language): Promise<ListItemDraft> {
  const item = await requireItem(ctx, id);
  // In the words of items throughout: another code would tell that there is one.
  const draft = await getDraft(ctx, { guid: item.guid, kind: 'list-item', language }, listItemErrors);
  return { ...toDetail(item, { ...draft, updatedOn: timeOfDay() }), isPublished: draft.isPublished };
}

type ItemRow = NonNullable<Awaited<ReturnType<typeof findItem>>>;

/** What is planned is there already for its editors, and for nobody else. */
async function requireItem(ctx: Ctx, id: string): Promise<ItemRow> {
  const isReadable = (isShortId(id) ? ShortId : z.uuid()).safeParse(id).success;
  const item = isReadable ? await findItem(ctx.db, isShortId(id) ? { shortId: id } : { guid: id }) : undefined;
  const hasCome = item?.isDue || (item && isContentManager(ctx.actor) && (await canEditItem(ctx, item.guid)));
  if (!item || !hasCome) throw listItemErrors.not_found();
  return item;
}

async function canEditItem(ctx: Ctx, guid: string): Promise<boolean> {
  const row = await findDocument(ctx.db, guid);
  return row !== undefined && canEditDocument(ctx.actor, row);
}

type ItemContent = Pick<Snapshot, 'title' | 'description' | 'options' | 'fields' | 'fallback' | 'buildingBlockInstances'> &
  Pick<ListItemDetail, 'language' | 'version'> & { updatedOn: Date };

function toDetail(item: ItemRow, content: ItemContent): ListItemDetail {
  const { title, description, options, fields, fallback, buildingBlockInstances, language, version, updatedOn } = content;
  const { asset } = (options['picture'] ?? {}) as { asset?: string };
  const { alt = '', caption = '' } = (fields['picture'] ?? {}) as { alt?: string; caption?: string };
  return {
    guid: item.guid,
    shortId: item.shortId,
    title,
    // The column holds nothing that is not a type.
    listItemTypeName: item.type as ListItemType,
    parentGuids: item.parentGuids,
    metadata: { description },
    publishedOn: item.publishedOn.toISOString(),
    startsOn: item.startsOn?.toISOString() ?? null,
    endsOn: item.endsOn?.toISOString() ?? null,
    isHighlighted: item.isHighlighted,
    picture: asset === undefined ? null : { asset, alt, caption },
    fields: typeFields(options, fields),
    language,
    fallback,
    contentBuildingBlockInstances: buildingBlockInstances,
    updatedOn: updatedOn.toISOString(),
    titles: item.titles ?? {},
    version,
  };
}

export function listItemTypesIn(language: Language): { name: ListItemType; title: string }[] {
  const { types } = textsIn(listItemMessages, language);
  return listItemTypes.map((name) => ({ name, title: types[name] }));
}

/** What is needed to link to these items; those that this reader may not see are left out. */
export async function findItemLinks(ctx: Ctx, guids: readonly string[], language: Language): Promise<ItemLink[]> {
  return guids.length > 0 ? listItemLinks(ctx.db, readerOf(ctx.actor), guids, language) : [];
}

/** The items that stand before and after this one in a list, in the order in which the list shows them. Events go by their day. */
export async function findNeighbours(
  ctx: Ctx,
  { guid, listItemTypeName }: Pick<ListItemDetail, 'guid' | 'listItemTypeName'>,
  list: PublishedList,
  language: Language,
): Promise<{ before: ItemLink | null; after: ItemLink | null }> {
  const { defaultSortBy = listDefaults.sortBy } = list.options;
  const isByMoment = defaultSortBy.startsWith('publishedOn') || defaultSortBy.startsWith('startsOn');
  const sortBy = listItemTypeName === 'event' && isByMoment ? 'startsOn_asc' : defaultSortBy;
  const rows = await listNeighbours(ctx.db, readerOf(ctx.actor), { itemGuid: guid, language, listGuid: list.guid, sortBy });
  const on = (side: 'before' | 'after') => rows.find((row) => row.side === side) ?? null;
  return { before: on('before'), after: on('after') };
}
