import { findBlockType } from '#domains/blocks/model/block-types.ts';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { fromClipboardHtml, toClipboardHtml, type ClipboardBlock } from '../../model/block-clipboard.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { ownWords, wordsOf } from '../store/words-of-block.ts';
import { useTypeName } from '../use-type-name.ts';
import type { BlockActs } from './use-block-acts.ts';

export type ClipboardActs = ReturnType<typeof useClipboardActs>;

/** Copying, cutting and pasting a block, on one page or from one to another, in this window or in another one. */
export function useClipboardActs(acts: BlockActs) {
  const t = useMessages(chromeMessages);
  const store = useDraftStore();
  const { notices } = useServices();
  const { draft } = useEditedDocument();
  const typeName = useTypeName();
  const find = (guid: string) => store.getSnapshot().blocks.find((block) => block.guid === guid);

  /** With the words that are here: an event of the clipboard does not wait for those of the other language, which come after it. */
  function copyTo(guid: string, data: DataTransfer, isCut: boolean): void {
    const block = find(guid);
    if (!block) return;
    const { type, options } = block;
    const words = wordsFor(guid);
    data.setData(
      'text/html',
      toClipboardHtml({ type, options, content: { [draft.language]: ownWords(wordsOf(block)) }, ...cutFrom(guid, isCut) }, words),
    );
    data.setData('text/plain', words);
    const name = typeName(type);
    // Said once all of it is there. Nobody has to know when that cannot be: what is there has the words of this language.
    void writeWhole(guid, isCut)
      .catch(() => {})
      .finally(() => announce(isCut ? t.cut(name) : t.copied(name)));
    if (isCut) acts.remove(guid);
  }

  function copyByMenu(guid: string, isCut: boolean): void {
    writeWhole(guid, isCut).then(
      () => finish(guid, isCut),
      () => notices.show({ look: 'warning', title: t.noClipboard, message: t.noClipboardText }),
    );
  }

  async function writeWhole(guid: string, isCut: boolean): Promise<void> {
    const words = wordsFor(guid);
    const html = acts.copy(guid).then((copied) => {
      if (!copied) throw new Error('The block is gone');
      return new Blob([toClipboardHtml({ ...copied, ...cutFrom(guid, isCut) }, words)], { type: 'text/html' });
    });
    await navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': new Blob([words], { type: 'text/plain' }) })]);
  }

  function finish(guid: string, isCut: boolean): void {
    const name = typeName(find(guid)?.type ?? '');
    if (isCut) acts.remove(guid);
    announce(isCut ? t.cut(name) : t.copied(name));
  }

  function cutFrom(guid: string, isCut: boolean): Pick<ClipboardBlock, 'cut'> {
    return isCut ? { cut: { document: draft.guid, guid } } : {};
  }

  function wordsFor(guid: string): string {
    const block = find(guid);
    if (!block || block.unreadable) return '';
    return findBlockType(block.type)?.plainText(block.content, block.language) ?? '';
  }

  function pasteAfter(guid: string, html: string): void {
    const block = fromClipboardHtml(html);
    if (block) acts.putAfter(guid, block);
    else notices.show({ look: 'info', title: t.nothingToPaste, message: t.nothingToPasteText });
  }

  async function pasteByMenu(guid: string): Promise<void> {
    let html = '';
    try {
      const items = await navigator.clipboard.read();
      const item = items.find(({ types }) => types.includes('text/html'));
      html = item ? await (await item.getType('text/html')).text() : '';
    } catch {
      notices.show({ look: 'warning', title: t.noClipboard, message: t.noClipboardText });
      return;
    }
    pasteAfter(guid, html);
  }

  return { copyTo, copyByMenu, pasteAfter, pasteByMenu };
}
