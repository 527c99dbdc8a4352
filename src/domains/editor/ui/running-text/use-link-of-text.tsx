import { getMarkRange, type Editor } from '@tiptap/core';
import { useEffect, useState, type ReactNode } from 'react';
import { announce } from '#platform/web/arrival.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../../messages/index.ts';
import { useDraftStore } from '../editing.ts';
import { LinkDialog, prepareLinkDialog } from '../links/late-link-dialog.tsx';
import { asOneStep } from './as-one-step.ts';

/** The link of the selected words, or the one that the cursor stands in: the dialog in which it is made, changed and taken away. */
export function useLinkOfText(editor: Editor | null): { dialog: ReactNode; ask(): void } {
  const t = useMessages(editorMessages).text;
  const store = useDraftStore();
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!editor) return;
    editor.on('selectionUpdate', prepareLinkDialog);
    return () => void editor.off('selectionUpdate', prepareLinkDialog);
  }, [editor]);

  /** Where it stands is asked again: others may have changed the text meanwhile. */
  function finish(change: (editor: Editor, place: Linked) => void, done: string) {
    if (editor) asOneStep(store, () => change(editor, linkIn(editor)));
    setIsAsked(false);
    announce(done);
  }

  if (!editor || !isAsked) return { dialog: null, ask: () => setIsAsked(true) };
  const { href, words } = linkIn(editor);
  return {
    ask: () => {},
    dialog: (
      <LinkDialog
        value={href}
        words={words}
        onChoose={(target, name) => finish((open, place) => putLink(open, place, { target, name }), t.linked)}
        onRemove={() => finish(removeLink, t.unlinked)}
        onClose={() => setIsAsked(false)}
      />
    ),
  };
}

interface Linked {
  from: number;
  to: number;
  words: string;
  href: string | null;
}

/** A link as a whole when the selection lies within one; else the selection. */
function linkIn({ state: { doc, schema, selection } }: Editor): Linked {
  const { $from, from, to } = selection;
  const type = schema.marks['link'];
  const around = type && getMarkRange($from, type);
  const range = around && to <= around.to ? around : { from, to };
  const mark = range === around ? doc.nodeAt(range.from)?.marks.find((each) => each.type === type) : undefined;
  return { ...range, words: doc.textBetween(range.from, range.to, ' '), href: (mark?.attrs['href'] as string | undefined) ?? null };
}

function putLink({ commands, schema }: Editor, { from, to }: Linked, { target, name }: { target: string; name: string }): void {
  const mark = schema.marks['link']?.create({ href: target });
  if (!mark) return;
  if (from === to) commands.insertContentAt(from, { type: 'text', text: name, marks: [{ type: 'link', attrs: { href: target } }] });
  else commands.command(({ tr }) => Boolean(tr.removeMark(from, to, mark.type).addMark(from, to, mark)));
}

function removeLink({ commands, schema }: Editor, { from, to }: Linked): void {
  commands.command(({ tr }) => Boolean(tr.removeMark(from, to, schema.marks['link'])));
}
