import { expect, test } from 'vitest';
import { blockTypes, findBlockType } from '#domains/blocks/model/block-types.ts';
import { languages } from '#platform/shared/language.ts';
import { newGuid } from '#platform/web/new-guid.ts';
import { firstBlock } from './first-block.ts';

test.each([...blockTypes.keys()])('R10.55 a new %s fits its type, says nothing yet and leads nowhere', (type) => {
  const definition = findBlockType(type);
  if (!definition) throw new Error(type);
  for (const language of languages) {
    const { options, content } = firstBlock(definition, language, newGuid);
    expect(definition.options.parse(options)).toEqual(options);
    const words = definition.content.parse(content[language]);
    expect(definition.plainText(words, language).trim()).toBe(definition.plainText(definition.content.parse({}), language));
    expect(JSON.stringify(options)).not.toMatch(/"(?:href|asset)"/);
    expect(Object.keys(content)).toEqual([language]);
  }
});
