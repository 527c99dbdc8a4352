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
import { asPlaceholder, fieldName } from './field-name.ts';
import { useFieldProblem } from './field-problem.tsx';
import { isSameValue } from './field-values.ts';
import { pasteProps } from './paste/handle-paste.ts';
import { richTextExtensions } from './rich-text-schema.ts';
import { asOneStep } from './running-text/as-one-step.ts';
import { changesForm } from './running-text/changes-form.ts';
import { TextKeys } from './running-text/text-keys.ts';
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
        if (!opensInNewTab(event)) setBegunAt(selectedWords(event.currentTarget) ?? { from: pointOf(event), to: null });
      }}
      onFocus={({ currentTarget }) => {
        // By the keyboard: a click begins where it landed.
        if (currentTarget.matches(':focus-visible')) setBegunAt('start');
      }}
    >
      {isEmpty ? <p data-placeholder={asPlaceholder(name)} /> : <RichTextView value={props.value} />}
    </Prose>
  );
};

interface Point {
  left: number;
  top: number;
}

type Begin = 'start' | { from: Point; to: Point | null };

const pointOf = ({ clientX, clientY }: MouseEvent): Point => ({ left: clientX, top: clientY });

/** Where the words begin and end that somebody went over with the mouse. */
function selectedWords(text: HTMLElement): Begin | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || !text.contains(selection.anchorNode) || !text.contains(selection.focusNode)) return null;
  const boxes = [...selection.getRangeAt(0).getClientRects()].filter(({ width }) => width > 0);
  const [first, last] = [boxes[0], boxes.at(-1)];
  return first && last ? { from: { left: first.left, top: first.top + 2 }, to: { left: last.right, top: last.bottom - 2 } } : null;
}

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
      extensions: [...richTextExtensions(styles['wideTable'] ?? ''), TextKeys],
      editorProps: { ...pasteProps(pasting), attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
      onUpdate: ({ transaction }) => {
        held.current = toStored(editor.getJSON());
        const change = () => store.changeContent(begin.address, held.current);
        if (changesForm(transaction)) asOneStep(store, change);
        else change();
      },
      onBlur: () => void store.flush(),
    });
    const { begunAt: at } = begin;
    const placeOf = (point: Point | null) => point && editor.view.posAtCoords(point)?.pos;
    const [from, to] = at === 'start' ? [null, null] : [placeOf(at.from), placeOf(at.to)];
    editor.commands.focus(from ?? 'start', { scrollIntoView: false });
    if (from && to) editor.commands.setTextSelection({ from, to });
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
