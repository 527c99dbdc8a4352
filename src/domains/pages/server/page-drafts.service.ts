import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import type { Structure } from '#domains/documents/model/structure.ts';
import type { WordsOfLanguage } from '#domains/documents/model/whole-draft.ts';
import {
  createDocument,
  findCounters,
  getDraft,
  lockDocument,
  once,
  readWholeDraft,
  requireEditable,
  requireSeen,
  restrictDocument,
  saveEditors,
  undoPublication,
  writeWholeDraft,
  type OperationVersions,
} from '#domains/documents/server/index.ts';
import { acceptedOptions } from '#domains/blocks/model/computed-options.ts';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { onlyPaths, withoutPaths } from '#domains/blocks/model/words.ts';
import { passOnReaders } from '#domains/list-items/server/index.ts';
import { joining, type Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { requestErrors } from '#platform/shared/errors.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { pageErrors } from '../model/page.errors.ts';
import type { WrittenBlock } from '../model/page.contract.ts';
import type { StoredPageOptions } from '../model/page-options.ts';
import type { PageRights } from '../model/page.ts';
import { publishPage, unpublishPage } from './pages.service.ts';

export async function getPageDraft(ctx: Ctx, guid: string, language: Language): Promise<Draft> {
  return getDraft(ctx, { guid, kind: 'page', language });
}

interface Asked {
  guid: string;
  language: Language;
  /** The counters of what its sender had before them, as `If-Match` names them. */
  version: string;
  /** The name under which its sender asks for it, as often as needed. */
  key: string | undefined;
}

/**
 * From the draft that its editor had before them, and no other: what somebody else saved since goes live when one of them has seen it. Then
 * it is one more press.
 */
export async function publishDraft(ctx: Ctx, { guid, language, version, key }: Asked): Promise<Draft> {
  return changeDraft(ctx, guid, language, key, async (inside, tx) => {
    await requireSeen(tx, { guid, language, version });
    await publishPage(inside, guid, language);
    return findCounters(tx, guid, language);
  });
}

/** The act of its own that a publication can be taken back with. What was written since stays in the draft. */
export async function takeBackPublication(ctx: Ctx, { guid, language, version, key }: Asked): Promise<Draft> {
  return changeDraft(ctx, guid, language, key, async (inside, tx) => {
    await undoPublication(inside, guid, language, version);
    return findCounters(tx, guid, language);
  });
}

export async function unpublishDraft(ctx: Ctx, guid: string, language: Language): Promise<Draft> {
  return changeDraft(ctx, guid, language, undefined, async (inside) => {
    await unpublishPage(inside, guid, language);
    return {};
  });
}

interface NewPage {
  guid?: string | undefined;
  title: string;
  description: string;
  layout: Structure['layout'];
  options: StoredPageOptions;
  buildingBlockInstances: readonly WrittenBlock[];
}

export async function createPage(ctx: Ctx, language: Language, page: NewPage): Promise<Draft> {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    const { title, description, buildingBlockInstances, ...structure } = page;
    // Nothing stands in for Dutch, so a page always has a name in it.
    const texts = {
      [language]: { title, description },
      ...(language !== defaultLanguage && { [defaultLanguage]: { title, description: '' } }),
    };
    const guid = await createDocument(ctx, tx, { ...(page.guid !== undefined && { guid: page.guid }), kind: 'page', texts });
    await rewrite(inside, tx, { guid, language }, { ...structure, title, description, buildingBlockInstances });
    return getPageDraft(inside, guid, language);
  });
}

interface WrittenPage {
  title: string | null;
  description: string | null;
  layout: Structure['layout'];
  options: StoredPageOptions;
  buildingBlockInstances: readonly WrittenBlock[];
}

/** A page as a client writes it whole; everything that changed since it read the page is told, and nothing is written. */
export async function updatePage(ctx: Ctx, { guid, language, version, key }: Asked, page: WrittenPage): Promise<Draft> {
  return changeDraft(ctx, guid, language, key, async (inside, tx) => {
    const draft = await getPageDraft(inside, guid, language);
    const current = [draft.version, draft.structureVersion, draft.draftVersion].join('.');
    if (version !== current) throw requestErrors.stale({ version: current, value: draft });
    await rewrite(inside, tx, { guid, language }, page, draft.buildingBlockInstances);
    return findCounters(tx, guid, language);
  });
}

async function changeDraft(
  ctx: Ctx,
  guid: string,
  language: Language,
  key: string | undefined,
  change: (inside: Ctx, tx: Tx) => Promise<OperationVersions>,
): Promise<Draft> {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    await requireEditable(inside, { guid, kind: 'page', language }, pageErrors);
    await once(ctx, tx, { documentGuid: guid, key }, () => change(inside, tx));
    return getPageDraft(inside, guid, language);
  });
}

async function rewrite(
  ctx: Ctx,
  tx: Tx,
  { guid, language }: { guid: string; language: Language },
  page: WrittenPage,
  known: readonly DraftBlock[] = [],
): Promise<void> {
  const { structure, words } = await readWholeDraft(tx, guid);
  const before = new Map(structure.blocks.map((block) => [block.guid, block]));
  const drafts = new Map(known.map((block) => [block.guid, block]));
  const blocks = page.buildingBlockInstances.map((written) => {
    const { guid: block, type, layoutPosition } = written;
    const shape = before.get(block) ?? {
      guid: block,
      type,
      format: findBlockType(type)?.version ?? 1,
      languages: null,
      isHidden: false,
      version: 0,
      options: {},
    };
    // What cannot be read came as nothing, and goes back as it was.
    const options = drafts.get(block)?.unreadable ? shape.options : acceptedOptions(type, written.options);
    return { ...shape, layoutPosition, options };
  });
  const contents = page.buildingBlockInstances.flatMap((written) => {
    const stored = words[language]?.blocks[written.guid];
    const draft = drafts.get(written.guid);
    if (draft?.unreadable) return stored ? [[written.guid, stored] as const] : [];
    const value = draft ? ownWords(draft, written.content) : written.content;
    if (Object.keys(value).length === 0 && !stored) return [];
    const format = findBlockType(written.type)?.version ?? 1;
    return [[written.guid, { format, value, basedOn: stored?.basedOn ?? null }] as const];
  });
  const own: WordsOfLanguage = {
    title: page.title,
    description: page.description,
    fields: words[language]?.fields ?? {},
    blocks: Object.fromEntries(contents),
  };
  await writeWholeDraft(ctx, tx, guid, { structure: { layout: page.layout, options: page.options, blocks }, words: { [language]: own } });
}

/** A client reads the Dutch words where there are no others. Sent back as they came, they are not the words of another language. */
function ownWords({ content, fallback = [] }: DraftBlock, given: Record<string, unknown>): Record<string, unknown> {
  const untouched = fallback.filter((path) => stableJson(onlyPaths(given, [path])) === stableJson(onlyPaths(content, [path])));
  return withoutPaths(given, untouched);
}

export async function getPageRights(ctx: Ctx, guid: string) {
  const { roleIds, editPermission, editRoles, version } = await requireEditable(ctx, { guid, kind: 'page' }, pageErrors);
  return { guid, roleIds, editPermission, editRoles, version };
}

/** Who may see and who may edit it holds from this moment. Items that stand only here go with it, unless they have readers of their own. */
export async function savePageRights(ctx: Ctx, guid: string, rights: PageRights, version: number) {
  return ctx.transact(async (tx) => {
    const inside = joining(ctx, tx);
    await lockDocument(tx, guid);
    const page = await requireEditable(inside, { guid, kind: 'page' }, pageErrors);
    const { roleIds, editPermission, editRoles } = page;
    if (page.version !== version) throw requestErrors.stale({ version: page.version, value: { roleIds, editPermission, editRoles } });
    await passOnReaders(tx, { pageGuid: guid, before: roleIds, after: rights.roleIds });
    await saveEditors(tx, guid, rights);
    await restrictDocument(inside, guid, rights.roleIds);
    const saved = await requireEditable(inside, { guid, kind: 'page' }, pageErrors);
    return { guid, ...rights, version: saved.version };
  });
}
