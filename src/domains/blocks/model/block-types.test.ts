import { expect, test } from 'vitest';
import { languages } from '#platform/shared/language.ts';
import { blockTypes } from './block-types.ts';

test.each([...blockTypes.values()])(
  '$type takes words that are absent: what has none in a language is shown in Dutch',
  ({ content, sample }) => {
    expect(content.safeParse({}).success).toBe(true);
    for (const language of languages) {
      const words = sample.content[language] as { items?: Record<string, object> };
      const items = Object.fromEntries(Object.keys(words.items ?? {}).map((guid) => [guid, {}]));
      expect(content.safeParse('items' in words ? { items } : {}).success).toBe(true);
    }
  },
);

test.each([...blockTypes.values()])('$type has a way from every older shape to that of today', ({ version, upgrades = {} }) => {
  expect(Object.keys(upgrades).map(Number)).toEqual(Array.from({ length: version - 1 }, (_, index) => index + 1));
});
