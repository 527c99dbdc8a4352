import { inReadingOrder, neighbourOf, operationOf, placeOf, type Move } from '../../model/block-places.ts';
import type { ClipboardBlock } from '../../model/block-clipboard.ts';
import { withNewGuids, type CopiedBlock } from '../../model/block-copy.ts';
import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { firstBlock } from '../../model/first-block.ts';
import { isShownIn } from '#domains/documents/model/structure.ts';
import type { Operation } from '#domains/documents/model/operation.ts';
import { languages, type Language } from '#platform/shared/language.ts';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { newGuid } from '#platform/web/new-guid.ts';
import { useServices } from '#platform/web/services.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { useSelection, type InsertPlace } from '../selection.ts';
import { ownWords, wordsOf } from '../store/words-of-block.ts';
import { firstFieldOf } from './page-elements.ts';
import { useTypeName } from '../use-type-name.ts';

export type BlockActs = ReturnType<typeof useBlockActs>;

/**
 * All that can be done with a block as a whole, by whichever key, menu or pointer. Each is told, and leaves the focus on a block: on the page,
 * or where `hold` puts it.
 */
export function useBlockActs(hold?: (guid: string) => void) {
  const t = useMessages(chromeMessages);
  const store = useDraftStore();
  const selection = useSelection();
  const { notices } = useServices();
  const { draft, loadAnew } = useEditedDocument();
  const typeName = useTypeName();
  const take = hold ?? selection.grab;
  const blocks = () => store.getSnapshot().blocks;
  const find = (guid: string) => blocks().find((block) => block.guid === guid);
  const nameOf = (guid: string) => typeName(find(guid)?.type ?? '');

  function run(operation: Operation): void {
    // A step of its own, whatever was typed just before.
    store.run({ operations: [operation] });
  }

  function tellPlace(guid: string, hasMoved: boolean): void {
    const place = placeOf(blocks(), guid);
    if (!place) return;
    const { region, number, count } = place;
    announce(hasMoved ? t.moved(nameOf(guid), number, count, t.regions[region]) : t.atEnd(nameOf(guid), number, count));
  }

  function move(guid: string, where: Move): void {
    const operation = operationOf(blocks(), guid, where);
    if (operation) run(operation);
    take(guid);
    tellPlace(guid, operation !== undefined);
  }

  /** To exactly there, as when it is dragged. */
  function place(guid: string, operation: Extract<Operation, { op: 'move' }>): void {
    run(operation);
    take(guid);
    tellPlace(guid, true);
  }

  function remove(guid: string): void {
    const name = nameOf(guid);
    const next = neighbourOf(blocks().filter(isShown), guid);
    run({ op: 'remove', block: guid });
    if (next) take(next);
    else goToEmptyPage();
    notices.show({ look: 'info', title: t.removed(name), action: { label: t.bringBack, run: () => bringBack(guid) } });
  }

  /** There is nothing else to go on with than adding a block. */
  function goToEmptyPage(): void {
    selection.select(null);
    document.querySelector<HTMLElement>("[data-region-end='main'] button")?.focus();
  }

  function bringBack(guid: string): void {
    run({ op: 'revive', block: guid });
    take(guid);
    announce(t.broughtBack(nameOf(guid)));
  }

  function hide(guid: string, isHidden: boolean): void {
    run({ op: 'hide', block: guid, isHidden });
    take(guid);
    announce(isHidden ? t.nowHidden(nameOf(guid)) : t.nowShown(nameOf(guid)));
  }

  function limit(guid: string, only: Language | null): void {
    run({ op: 'limit', block: guid, languages: only && [only] });
    take(guid);
    announce(only ? t.nowOnlyIn[only](nameOf(guid)) : t.nowInBoth(nameOf(guid)));
  }

  /** With the focus in its first field. */
  function insert(type: string, { layoutPosition, after, insteadOf }: InsertPlace): void {
    const definition = findBlockType(type);
    if (!definition) return;
    const guid = newGuid();
    const operation: Operation = {
      op: 'insert',
      block: { guid, ...firstBlock(definition, draft.language, newGuid) },
      layoutPosition,
      after,
    };
    store.run({ operations: insteadOf ? [operation, { op: 'remove', block: insteadOf }] : [operation] });
    selection.insertAt(null);
    selection.grab(guid);
    announce(t.added(nameOf(guid)));
    // Once it is on the page, and what it was chosen in has given the focus back.
    requestAnimationFrame(() => firstFieldOf(guid)?.focus());
  }

  async function duplicate(guid: string): Promise<void> {
    const block = find(guid);
    const copied = await copy(guid);
    if (!block || !copied) return;
    const { layoutPosition } = block;
    const operation: Operation = {
      op: 'insert',
      block: { guid: newGuid(), ...withNewGuids(copied, newGuid) },
      layoutPosition,
      after: guid,
    };
    run(operation);
    take(operation.block.guid);
    announce(t.duplicated(nameOf(guid)));
  }

  /** What came from a clipboard. One that was cut from this page is the same block again; all others are new ones. */
  function putAfter(guid: string, { cut, ...copied }: ClipboardBlock): void {
    const neighbour = find(guid);
    if (!neighbour) return;
    const { layoutPosition } = neighbour;
    const isBack = cut?.document === draft.guid && !find(cut.guid);
    const block = isBack ? cut.guid : newGuid();
    const operations: Operation[] = isBack
      ? [
          { op: 'revive', block },
          { op: 'move', block, layoutPosition, after: guid },
        ]
      : [{ op: 'insert', block: { guid: block, ...withNewGuids(copied, newGuid) }, layoutPosition, after: guid }];
    store.run({ operations });
    take(block);
    announce(t.pasted(nameOf(block)));
  }

  /** A block with its words in all languages. This page has those of one; of the others it has the Dutch ones that stand in, at least. */
  async function copy(guid: string): Promise<CopiedBlock | undefined> {
    const block = find(guid);
    if (!block) return undefined;
    const { type, options } = block;
    const others = languages.filter((language) => language !== draft.language);
    const words = await Promise.all(others.map(async (language) => [language, await wordsIn(guid, language)] as const));
    const content = { ...Object.fromEntries(words.filter(([, own]) => own !== null)), [draft.language]: ownWords(wordsOf(block)) };
    return { type, options, content: content as CopiedBlock['content'] };
  }

  async function wordsIn(guid: string, language: Language): Promise<Record<string, unknown> | null> {
    try {
      const { buildingBlockInstances } = await loadAnew(language);
      const block = buildingBlockInstances.find((each) => each.guid === guid);
      return block && block.contentVersion > 0 ? ownWords(wordsOf(block)) : null;
    } catch {
      // Without a network a copy has the words that are here.
      return null;
    }
  }

  const isShown = (block: Parameters<typeof isShownIn>[0]) => isShownIn(block, draft.language);

  /** To the block before or after it on the page. */
  function step(guid: string, by: -1 | 1): void {
    const shown = inReadingOrder(blocks().filter((block) => isShown(block) || block.guid === guid));
    const next = shown[shown.findIndex((block) => block.guid === guid) + by];
    if (next) take(next.guid);
  }

  return { move, place, remove, hide, limit, duplicate, step, copy, putAfter, insert, isShown };
}
