import { expect, test } from 'vitest';
import { blockTypes, findBlockType } from '#domains/blocks/model/block-types.ts';
import { newGuid } from '#platform/web/new-guid.ts';
import { withNewGuids } from './block-copy.ts';

test.each([...blockTypes.keys()])('R10.53 a copy of %s says the same under other names, and fits its type', (type) => {
  const definition = findBlockType(type);
  const { options, content } = definition?.sample ?? {};
  const given = { type, options: options as Record<string, unknown>, content: content as Record<string, Record<string, unknown>> };
  const copy = withNewGuids(given, newGuid);
  const guids = [...JSON.stringify(options).matchAll(/"guid":"([^"]+)"/g)].map(([, guid]) => guid ?? '');
  for (const guid of guids) expect(JSON.stringify(copy)).not.toContain(guid);
  expect(definition?.options.parse(copy.options)).toEqual(copy.options);
  expect(definition?.plainText(definition.content.parse(copy.content['nl']), 'nl')).toBe(
    definition?.plainText(definition.content.parse(given.content['nl']), 'nl'),
  );
});
