import { Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { pathOf } from '#domains/blocks/model/words.ts';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import { RichTextView, useResources, type FieldEditing } from '#domains/blocks/ui/index.ts';
import { ownTargetOf } from '#domains/blocks/model/link-target.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { editorMessages } from '../messages/index.ts';
import { useDraftStore } from './editing.ts';
import styles from './editable.module.css';
import { fieldName } from './field-name.ts';
import { useFieldProblem } from './field-problem.tsx';
import { isSameValue } from './field-values.ts';
import { pasteProps } from './paste/handle-paste.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { TextTools } from './running-text/text-tools.tsx';
import { toStored } from './stored-rich-text.ts';
import { takeOver } from './take-over.ts';
import { opensInNewTab } from './use-links-stay.ts';
import { usePasting } from './paste/use-pasting.ts';

/** Running text as readers see it, until somebody goes into it: then the same element holds an editor. */
export const EditableRichText: FieldEditing['RichText'] = (props) => {
  const t = useMessages(editorMessages);
  const [begunAt, setBegunAt] = useState<Begin | null>(null);
  if (begunAt) return <RichTextEditor {...props} begunAt={begunAt} />;
  const isEmpty = plainText(props.value) === '';
  const name = fieldName(t, props.address);
  return (
    <Prose
      role="textbox"
      aria-multiline
      aria-label={t.textOf(name)}
      data-name={name}
      data-path={pathOf(props.address.item, props.address.field)}
      tabIndex={0}
      lang={props.lang}
      data-field={isEmpty ? 'empty' : 'filled'}
      onClick={(event) => {
        // A link that was asked for in another tab is followed there, and nothing begins here.
        if (!opensInNewTab(event)) setBegunAt({ clientX: event.clientX, clientY: event.clientY });
      }}
      onFocus={({ currentTarget }) => {
        // By the keyboard: a click begins where it landed.
        if (currentTarget.matches(':focus-visible')) setBegunAt('start');
      }}
    >
      {isEmpty ? <p data-placeholder={t.addText} /> : <RichTextView value={props.value} />}
    </Prose>
  );
};

type Begin = 'start' | { clientX: number; clientY: number };

function RichTextEditor({ address, value, lang, begunAt }: ComponentProps<FieldEditing['RichText']> & { begunAt: Begin }) {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const { links } = useResources();
  const place = useRef<HTMLDivElement>(null);
  const name = fieldName(t, address);
  const label = t.textOf(name);
  const problem = useFieldProblem(address);
  const pasting = usePasting(address.block.guid);
  const [open, setOpen] = useState<Editor | null>(null);
  const first = useRef({ value, begunAt, address });
  /** What it holds, as far as the store was told. */
  const held = useRef(value);

  useEffect(() => {
    const { current: mount } = place;
    if (!mount) return;
    const begin = first.current;
    const editor = new Editor({
      element: { mount },
      injectCSS: false,
      content: held.current,
      extensions: richTextExtensions(styles['wideTable'] ?? ''),
      editorProps: { ...pasteProps(pasting), attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
      onUpdate: () => {
        held.current = toStored(editor.getJSON());
        store.changeContent(begin.address, held.current);
      },
      onBlur: () => void store.flush(),
    });
    const { begunAt: at } = begin;
    const found = at === 'start' ? undefined : editor.view.posAtCoords({ left: at.clientX, top: at.clientY });
    editor.commands.focus(found?.pos ?? 'start', { scrollIntoView: false });
    setOpen(editor);
    return () => editor.destroy();
  }, [store, label, pasting]);

  // Somebody else's text came in its place.
  useEffect(() => {
    if (value === held.current || isSameValue(value, held.current)) return;
    held.current = value;
    if (open) takeOver(open, value);
  }, [open, value]);

  /** In text that is edited the browser follows no links, and ours are stored by guid. */
  function handleClick(event: MouseEvent) {
    const href = event.target instanceof Element && event.target.closest('a')?.getAttribute('href');
    const target = href ? (ownTargetOf(href) ? links[href] : href) : undefined;
    if (target !== undefined && opensInNewTab(event)) window.open(target, '_blank', 'noopener');
  }

  return (
    <>
      <Prose
        onClick={handleClick}
        ref={place}
        lang={lang}
        data-field={plainText(value) === '' ? 'empty' : 'filled'}
        data-name={name}
        data-path={pathOf(address.item, address.field)}
        {...problem.attributes}
      />
      {problem.words}
      {open && <TextTools editor={open} />}
    </>
  );
}
