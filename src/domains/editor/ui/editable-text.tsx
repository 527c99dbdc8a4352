import { useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { pathOf } from '#domains/blocks/model/words.ts';
import { isEmail, type FieldEditing } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { partsOfEmail } from '#ui/text/email-text.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './editable.module.css';
import { useDraftStore } from './editing.ts';
import { asPlaceholder, fieldName } from './field-name.ts';
import { useFieldProblem } from './field-problem.tsx';
import { asOneLine } from './paste/read-text.ts';
import { putParts } from './put-parts.ts';

/** A line of text that is changed where it stands: the same element, with a span in it that takes the typing. */
export const EditableText: FieldEditing['Text'] = ({ address, value, look: { as: Element, className, id, lang } }) => {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const line = useRef<HTMLSpanElement>(null);
  const problem = useFieldProblem(address);
  const name = fieldName(t, address);

  // The browser writes into it while somebody types, so React leaves it alone; what comes from elsewhere is put in here. Of a line that
  // is emptied the browser keeps a break, beside which the placeholder would stand.
  useLayoutEffect(() => {
    if (line.current && (value === '' || line.current.textContent !== value)) putParts(line.current, lineParts(value));
  }, [value]);

  /** There is no other line to go to. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') event.preventDefault();
  }

  function handlePaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    event.preventDefault();
    // Old, and the one way to put text in as if it were typed.
    document.execCommand('insertText', false, asOneLine(text));
  }

  return (
    <Element className={className} id={id} lang={lang} data-field={value === '' ? 'empty' : 'filled'}>
      <span
        ref={line}
        className={styles.line}
        contentEditable="plaintext-only"
        role="textbox"
        tabIndex={0}
        aria-label={t.lineOf(name)}
        data-name={name}
        data-path={pathOf(address.item, address.field)}
        {...problem.attributes}
        data-placeholder={asPlaceholder(name)}
        onInput={(event) => store.changeContent(address, event.currentTarget.textContent.replaceAll('\n', ' '))}
        // Words of a link or a fold are there to be changed, not to go elsewhere.
        onClick={(event) => event.preventDefault()}
        onBlur={() => void store.flush()}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {problem.words}
    </Element>
  );
};

/** As its readers see it: an address may go on in the next line after its @. */
function lineParts(value: string): (Node | string)[] {
  if (!isEmail(value)) return [value];
  return partsOfEmail(value).flatMap((part, index) => (index === 0 ? [part] : [document.createElement('wbr'), part]));
}
