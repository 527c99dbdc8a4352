import { useId, useRef, useState, type ToggleEvent } from 'react';
import type { FieldEditing } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './empty-fields.module.css';

/** At the lower edge of a block, in the room between it and the next: what of it is empty, by name. It takes no room of its own. */
export const EmptyFields: FieldEditing['EmptyFields'] = () => {
  const t = useMessages(editorMessages);
  const id = useId();
  const edge = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<HTMLElement[]>([]);

  function handleToggle({ newState }: ToggleEvent) {
    if (newState === 'open') setFields(emptyFieldsOf(edge.current));
  }

  function goTo(field: HTMLElement) {
    // First: closing gives the focus back to the button.
    list.current?.hidePopover();
    field.focus();
    // Running text begins, and a picture is chosen, by a click.
    field.click();
  }

  return (
    <div ref={edge} className={styles.edge}>
      <button type="button" className={styles.add} popoverTarget={id}>
        {t.addField}
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list} onBeforeToggle={handleToggle}>
        <ul>
          {fields.map((field) => (
            <li key={field.dataset['name']}>
              <button type="button" onClick={() => goTo(field)}>
                {field.dataset['name']}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

/** As they stand on the page, which knows best what is empty now. A cell of a table can be clicked where it is. */
function emptyFieldsOf(edge: HTMLElement | null): HTMLElement[] {
  const found = edge?.closest('[data-block]')?.querySelectorAll<HTMLElement>("[data-field='empty']:is([data-name], :has(> [data-name]))");
  return [...(found ?? [])].flatMap((field) => {
    const target = field.matches('[data-name]') ? field : field.querySelector<HTMLElement>(':scope > [data-name]');
    return target && !field.closest('td, th') ? [target] : [];
  });
}
