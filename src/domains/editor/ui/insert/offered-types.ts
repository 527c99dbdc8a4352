import { blockCategories, type BlockCategory, type BlockType } from '#domains/blocks/model/block-type.ts';
import { blockTypes } from '#domains/blocks/model/block-types.ts';
import type { Language } from '#platform/shared/language.ts';

/** Every type of block, by what somebody looks for, in the order of their names. */
export function offeredTypes(language: Language): BlockType[] {
  const byName = new Intl.Collator(language);
  return [...blockTypes.values()].toSorted(
    (one, other) =>
      blockCategories.indexOf(one.category) - blockCategories.indexOf(other.category) ||
      byName.compare(one.about[language].name, other.about[language].name),
  );
}

interface Sought {
  words: string;
  category: BlockCategory | null;
}

/** Every word occurs in its name or in what it is for, whatever its accents. Those that begin with what is sought come first. */
export function foundTypes(types: readonly BlockType[], { words, category }: Sought, language: Language): BlockType[] {
  const sought = plain(words).split(/\s+/).filter(Boolean);
  const inCategory = types.filter((type) => category === null || type.category === category);
  const found = inCategory.filter(({ about }) => {
    const { name, description } = about[language];
    return sought.every((word) => plain(`${name} ${description}`).includes(word));
  });
  const begins = ({ about }: BlockType) => sought[0] !== undefined && plain(about[language].name).startsWith(sought[0]);
  return [...found.filter(begins), ...found.filter((type) => !begins(type))];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}

/** What most pages have, until somebody has chosen something. */
const usual = ['text', 'image', 'cards'];
let chosen: readonly string[] = [];

/** The types that were last added here, the last one first. */
export function recentTypes(types: readonly BlockType[]): BlockType[] {
  const names = [...new Set([...chosen, ...usual])].slice(0, usual.length);
  return names.flatMap((name) => types.find(({ type }) => type === name) ?? []);
}

export function noteChosen(type: string): void {
  chosen = [type, ...chosen.filter((each) => each !== type)];
}
