import { useId, useState } from 'react';
import { blockCategories, type BlockCategory, type BlockType } from '#domains/blocks/model/block-type.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { classNames } from '#ui/class-names.ts';
import { useModal } from '#ui/dialog/use-modal.ts';
import { useActiveOption } from '#ui/forms/use-active-option.ts';
import { CloseIcon } from '#ui/icons/icons.tsx';
import { SearchIcon } from '#ui/icons/admin-icons.tsx';
import { chromeMessages } from '../../messages/chrome.ts';
import { BlockPreview } from './block-preview.tsx';
import styles from './inserter.module.css';
import { foundTypes, offeredTypes, recentTypes } from './offered-types.ts';

interface InserterProps {
  /** Where it comes, in words. */
  place: string;
  onChoose(type: string): void;
  onClose(): void;
}

/** Which block shall come: by its name, by what it is for, or from a list; each with what it looks like. */
export function Inserter({ place, onChoose, onClose }: InserterProps) {
  const t = useMessages(chromeMessages).inserter;
  const language = useLanguage();
  const titleId = useId();
  const statusId = useId();
  const [words, setWords] = useState('');
  const [category, setCategory] = useState<BlockCategory | null>(null);
  const { dialog, firstFocus, handlers } = useModal({ isOpen: true, isPersistent: false, onClose });
  const [types] = useState(() => offeredTypes(language));
  const [recent] = useState(() => recentTypes(types));
  const found = foundTypes(types, { words, category }, language);
  const isWhole = words.trim() === '' && category === null;
  const groups = isWhole
    ? [{ key: 'recent', name: t.recent, types: recent }, ...groupsOf(found, t.categories)]
    : [{ key: '', name: t.found, types: found }];
  const keys = groups.flatMap((group) => group.types.map((type) => `${group.key}/${type.type}`));
  const options = useActiveOption({ keys, onAct: (key) => onChoose(typeOf(key)) });
  const active = types.find(({ type }) => options.active !== undefined && type === typeOf(options.active));

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} {...handlers}>
      <div className={styles.head}>
        <h2 id={titleId}>{t.title}</h2>
        <button type="button" className={styles.close} aria-label={t.close} onClick={onClose}>
          <CloseIcon />
        </button>
        <div className={styles.search}>
          <SearchIcon />
          <input
            ref={firstFocus}
            {...options.field}
            type="text"
            aria-label={t.search}
            aria-describedby={statusId}
            placeholder={t.searchExample}
            value={words}
            onChange={(event) => {
              options.beginAgain();
              setWords(event.target.value);
            }}
            onKeyDown={options.handleKeyDown}
          />
        </div>
        <div className={styles.categories} role="group" aria-label={t.categoriesName}>
          {[null, ...blockCategories].map((each) => (
            <button key={each ?? ''} type="button" aria-pressed={each === category} onClick={() => setCategory(each)}>
              {each === null ? t.all : t.categories[each]}
            </button>
          ))}
        </div>
      </div>
      <div className={styles.body}>
        <div {...options.list} hidden={false} role="listbox" aria-label={t.title} className={styles.list}>
          {groups.map((group) => (
            <div key={group.key} role="group" aria-label={group.name}>
              <p className={classNames(styles.group, !isWhole && styles.unnamed)} aria-hidden>
                {group.name}
              </p>
              {group.types.map((type) => {
                const key = `${group.key}/${type.type}`;
                return (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above it has the keys
                  <div
                    key={key}
                    {...options.option(key)}
                    role="option"
                    tabIndex={-1}
                    className={styles.option}
                    onMouseEnter={() => options.pointAt(key)}
                    onClick={() => onChoose(type.type)}
                  >
                    <strong>{type.about[language].name}</strong>
                    <span>{type.about[language].description}</span>
                  </div>
                );
              })}
            </div>
          ))}
          {found.length === 0 && <p className={styles.none}>{t.none(words)}</p>}
        </div>
        {active && <BlockPreview type={active} />}
      </div>
      <p className={styles.place}>{place}</p>
      <p id={statusId} role="status" className={styles.status}>
        {words === '' ? '' : t.count(found.length)}
      </p>
    </dialog>
  );
}

function groupsOf(types: readonly BlockType[], names: Record<BlockCategory, string>) {
  return blockCategories.map((key) => ({ key, name: names[key], types: types.filter(({ category }) => category === key) }));
}

function typeOf(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
