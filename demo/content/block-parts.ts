import type { Language } from '#platform/shared/language.ts';
import { demoPictures } from '../pictures/catalogue.ts';
import type { DemoBlock, Words } from './shapes.ts';

/** Names for the repeated things in a block: they differ within one block only. */
export const itemGuid = (index: number) => `0d3e0000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`;

export type Background = 'none' | 'tint' | 'brand';

export type Item<Own extends object, Text extends object> = Own & Words<Text>;

/** One function makes the content of a language; English is left out where there are no English words. */
export function inLanguages<T>(words: Words<T>, write: (words: T, language: Language) => Record<string, unknown>): DemoBlock['content'] {
  return { nl: write(words.nl, 'nl'), ...(words.en !== undefined && { en: write(words.en, 'en') }) };
}

export function itemsIn<Text extends object>(items: readonly Words<Text>[], language: Language): Record<string, Text> {
  return Object.fromEntries(
    items.flatMap((item, index) => {
      const words = item[language];
      return words === undefined ? [] : [[itemGuid(index), words] as const];
    }),
  );
}

/** The description that belongs to a drawn picture. */
export function altOf(name: string | undefined, language: Language): { alt: string } {
  return { alt: demoPictures.find((picture) => picture.name === name)?.alt[language] ?? '' };
}
