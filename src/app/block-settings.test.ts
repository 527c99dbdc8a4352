import { expect, test } from 'vitest';
import { listBlock, listWidgetBlock } from '#domains/list-items/model/list-blocks.ts';
import { drawerMessages } from '#domains/editor/messages/drawer.ts';
import { controlsOf } from '#domains/editor/model/block-controls.ts';
import { wordsOfOption } from '#domains/editor/ui/drawer/control-words.ts';

const lists = [listBlock, listWidgetBlock].map(({ type, options, content }) => ({ type, ...controlsOf({ options, content }) }));

test.each(lists)('R10.40 the options of a block of type $type have a control with words', ({ type, content, looks, unknown }) => {
  // Lists are chosen where they stand; the syntax of the call is for who calls it.
  expect(unknown.filter((name) => !['defaultParentGuids', 'filter', 'topics'].includes(name))).toEqual([]);
  const controls = [...content.filter(({ kind }) => kind === 'link'), ...looks];
  const wordless = controls.filter((control) =>
    [drawerMessages.nl, drawerMessages.en].some((texts) => {
      const { label, values } = wordsOfOption(texts, type, control.field);
      return !label || ('values' in control && control.values.some((value) => !values?.[value]));
    }),
  );
  expect(wordless.map(({ field }) => field)).toEqual([]);
});
