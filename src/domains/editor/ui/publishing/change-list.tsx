import type { ReactNode } from 'react';
import type { Change } from '#domains/documents/model/comparison.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { useTypeName } from '../use-type-name.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import styles from './change-list.module.css';
import { Difference, WordCount } from './difference.tsx';

const looks: Record<Change['kind'], BadgeLook> = { added: 'positive', removed: 'negative', changed: 'plain' };

interface ChangeListProps<C extends Change> {
  changes: readonly C[];
  /** Who made it, for instance. */
  about?(change: C): ReactNode;
  onGoTo(block: string): void;
}

/** What is otherwise, one thing after the other, in the order of the page. */
export function ChangeList<C extends Change>({ changes, about, onGoTo }: ChangeListProps<C>) {
  return (
    <ol className={styles.list}>
      {changes.map((change) => (
        <li key={change.block ?? 'page'} className={styles.change}>
          <ChangeHead change={change} onGoTo={onGoTo} />
          {change.texts.map((text) => (
            <Difference
              key={`${text.item ?? ''} ${text.field}`}
              of={text}
              type={change.type}
              isAlone={change.block !== null && change.texts.length === 1}
            />
          ))}
          <Settings change={change} />
          {about?.(change)}
        </li>
      ))}
    </ol>
  );
}

function ChangeHead({ change, onGoTo }: { change: Change; onGoTo(block: string): void }) {
  const t = useMessages(publishingMessages);
  const { block, kind, name } = change;
  const type = useNameOfChanged()(change);
  return (
    <div className={styles.head}>
      <h4 className={styles.name}>
        {block === null || kind === 'removed' ? (
          type
        ) : (
          <button
            type="button"
            className={styles.goTo}
            aria-label={t.goTo(name === '' ? type : `${type}, ${name}`)}
            onClick={() => onGoTo(block)}
          >
            {type}
          </button>
        )}
      </h4>
      {kind !== 'changed' && <Badge look={looks[kind]}>{t.kinds[kind]}</Badge>}
      {change.texts.length === 0 && name !== '' && <span className={styles.words}>{name}</span>}
      <WordCount of={change} />
    </div>
  );
}

/** What kind of block it is, or the page itself. */
export function useNameOfChanged(): (change: Change) => string {
  const t = useMessages(publishingMessages);
  const typeName = useTypeName();
  return ({ block, type }) => (block === null ? t.thePage : typeName(type ?? ''));
}

/** In words, in one line. */
function Settings({ change: { settings } }: { change: Change }) {
  const t = useMessages(publishingMessages);
  if (settings.length === 0) return null;
  return <p className={styles.settings}>{settings.map((setting) => t.settings[setting]).join(', ')}</p>;
}
