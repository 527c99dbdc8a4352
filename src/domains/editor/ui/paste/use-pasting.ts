import { useMemo } from 'react';
import { formatNumber } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { editorMessages } from '../../messages/index.ts';
import { useDraftStore } from '../editing.ts';
import { bytesOf, mostBytes } from './cut-to-fit.ts';

/** Of what is sent, the part that is not text: names, marks, and whatever its editor types next. */
const spareBytes = 16 * 1024;
const wordsShown = 8;

/** How much a block can take, and how its editor hears of what did not come along. */
export function usePasting(guid: string) {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const store = useDraftStore();
  const { notices } = useServices();
  return useMemo(() => {
    function room() {
      const block = store.getSnapshot().blocks.find((each) => each.guid === guid);
      return mostBytes - spareBytes - bytesOf(block?.content ?? {});
    }
    function onLeftOut(text: string) {
      const words = text.split(/\s+/).filter(Boolean);
      notices.show({
        look: 'warning',
        title: t.paste.leftOut,
        message: t.paste.leftOutText(words.slice(0, wordsShown).join(' '), formatNumber(language, words.length)),
        action: { label: t.paste.copyLeftOut, run: () => void navigator.clipboard.writeText(text) },
        timeout: 0,
      });
    }
    const onPicture = () => notices.show({ look: 'info', title: t.paste.picture, message: t.paste.pictureText });
    return { room, onLeftOut, onPicture };
  }, [t, language, store, notices, guid]);
}
