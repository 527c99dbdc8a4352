import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { readBlock, type StoredPart } from '#domains/blocks/model/read-block.ts';
import type { Unreadable } from '#domains/blocks/model/unreadable.ts';
import type { BuildingBlockInstance } from '#domains/blocks/model/building-block.ts';
import { defaultLanguage, type Language } from '#platform/shared/language.ts';
import { filledWords } from './document-words.ts';
import type { PublishedBlock, Snapshot, StoredSnapshot } from './snapshot.ts';

interface Read {
  snapshot: Snapshot;
  /** What its readers do not get to see. */
  unreadable: { block: string; type: string; reason: Unreadable }[];
}

/** A publication as its readers get it: what it has no words for is filled in from the Dutch publication, never from a draft. */
export function readSnapshot(own: StoredSnapshot, dutch: StoredSnapshot | undefined, language: Language): Read {
  const dutchWords = new Map(dutch?.buildingBlockInstances.map((block) => [block.guid, wordsOf(block)]));
  const unreadable: Read['unreadable'] = [];
  const blocks = own.buildingBlockInstances.flatMap((block): BuildingBlockInstance[] => {
    const { guid, type, layoutPosition, sortId } = block;
    const isOwn = block.hasOwnWords && block.language === language;
    // Publications used to keep the Dutch words of what was not translated.
    const standIn = dutchWords.get(guid) ?? (isOwn || !block.hasOwnWords ? null : wordsOf(block));
    if (!isOwn && !standIn) return [];
    const options = { format: block.format, value: block.options };
    const read = readBlock({ type, options, own: isOwn ? wordsOf(block) : null, dutch: standIn }, language);
    if (typeof read === 'string') {
      unreadable.push({ block: guid, type, reason: read });
      return [];
    }
    const format = findBlockType(type)?.version ?? 1;
    const { content, fallback } = read;
    return [{ guid, type, format, layoutPosition, sortId, options: read.options, content, language: read.language, fallback }];
  });
  const words = filledWords(own, language === defaultLanguage ? null : dutch);
  return { snapshot: { ...own, ...words, buildingBlockInstances: blocks }, unreadable };
}

function wordsOf({ format, contentFormat = format, content }: PublishedBlock): StoredPart {
  return { format: contentFormat, value: content };
}
