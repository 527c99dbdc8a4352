import type { DraftBlock } from '#domains/documents/model/draft.ts';
import type { drawerMessages } from '../../messages/drawer.ts';
import type { editorMessages } from '../../messages/index.ts';
import { thingsIn } from '../../model/thing-steps.ts';
import { textOfValue } from '../text-of-value.ts';
import { wordsOfThings } from './control-words.ts';
import type { Place } from './place.ts';

interface Named {
  t: (typeof drawerMessages)['nl'];
  texts: Pick<(typeof editorMessages)['nl'], 'numbered'>;
  block: Pick<DraftBlock, 'type' | 'options' | 'content'>;
  list: Place['list'];
  item: string;
}

/** What a thing is called: the first words in it, or else which one it is. */
export function titleOfThing({ t, texts, block, list, item }: Named): string {
  const things = thingsIn(block.options, list);
  const words = (block.content['items'] ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  // A column is called by its first cell.
  const [firstRow] = thingsIn(block.options, 'items');
  const said = list === 'columns' ? [words[firstRow?.guid ?? '']?.[item]] : Object.values(words[item] ?? {});
  const title = said.map(textOfValue).find((text) => text.trim() !== '');
  const one = wordsOfThings(t, block.type, list)?.one ?? '';
  return title ?? texts.numbered(one, things.findIndex(({ guid }) => guid === item) + 1);
}
