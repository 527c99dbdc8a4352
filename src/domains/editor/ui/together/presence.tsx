import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Present } from '#domains/documents/model/document-event.ts';
import { formatNumber } from '#platform/shared/format.ts';
import { localeOf } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { togetherMessages } from '../../messages/together.ts';
import { elementOf } from '../chrome/page-elements.ts';
import { useEditedDocument } from '../editing.ts';
import { useSelection } from '../selection.ts';
import { Avatar } from './avatar.tsx';
import { usePeople } from './people.ts';
import { useBlockName } from './use-block-name.ts';
import styles from './together.module.css';

/** In the bar; the others are in the list. */
const mostShown = 3;

/** Who else has this page before them; pressed, with what each of them is in. */
export function Presence() {
  const t = useMessages(togetherMessages);
  const language = useLanguage();
  const people = usePeople();
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  useClosing(frame, isOpen, () => setIsOpen(false));
  if (people.length === 0) return null;

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    button.current?.focus();
  }

  const names = new Intl.ListFormat(localeOf[language]).format(people.map(({ name }) => name));
  const more = people.length - mostShown;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes what is in it, wherever the focus is there.
    <div ref={frame} className={styles.presence} onKeyDown={handleKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.people}
        aria-label={t.hereAre(names)}
        title={names}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {people.slice(0, mostShown).map((person) => (
          <Avatar key={person.guid} person={person} />
        ))}
        {more > 0 && <span className={styles.more} data-letters={t.more(formatNumber(language, more))} aria-hidden="true" />}
      </button>
      {isOpen && (
        <section id={listId} className={styles.list} aria-label={t.here}>
          <h2 className={styles.heading}>{t.here}</h2>
          <ul>
            {people.map((person) => (
              <Person key={person.guid} person={person} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Person({ person }: { person: Present }) {
  const t = useMessages(togetherMessages);
  const { draft } = useEditedDocument();
  const selection = useSelection();
  const block = useBlockName(person.block);
  const where = [block === null ? t.looks : t.edits(block), person.language !== draft.language && t.inLanguage[person.language]];

  function show() {
    if (person.block === null) return;
    selection.select(person.block);
    elementOf(person.block)?.scrollIntoView({ block: 'center' });
  }

  return (
    <li className={styles.person}>
      <Avatar person={person} />
      <p className={styles.who}>
        <strong>{person.name}</strong>
        <span>{where.filter(Boolean).join(', ')}</span>
      </p>
      {block !== null && (
        <button type="button" className={styles.show} aria-label={t.showBlock(block, person.name)} onClick={show}>
          {t.show}
        </button>
      )}
    </li>
  );
}

function useClosing(frame: { current: HTMLElement | null }, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    function handle({ target }: Event) {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    }
    if (!isOpen) return undefined;
    document.addEventListener('pointerdown', handle);
    document.addEventListener('focusin', handle);
    return () => {
      document.removeEventListener('pointerdown', handle);
      document.removeEventListener('focusin', handle);
    };
  });
}
