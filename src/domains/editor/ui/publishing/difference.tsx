import { Fragment } from 'react';
import type { Change, ChangedText } from '#domains/documents/model/comparison.ts';
import { formatNumber } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { editorMessages } from '../../messages/index.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import styles from './difference.module.css';

type Counted = Pick<Change, 'added' | 'removed'>;

/** How many words come and go. */
export function WordCount({ of }: { of: Counted }) {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  const [added, removed] = [formatNumber(language, of.added), formatNumber(language, of.removed)];
  if (of.added + of.removed === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">
        <span className={styles.plus}>+{added}</span> <span className={styles.minus}>−{removed}</span>
      </span>
      <VisuallyHidden>{t.words(added, removed)}</VisuallyHidden>
    </span>
  );
}

/** A text with what came and what went, as it is read. */
export function Difference({ of: { field, item, parts }, type, isAlone }: { of: ChangedText; type: string | null; isAlone: boolean }) {
  const t = useMessages(publishingMessages);
  const name = useFieldName(type, field, item);
  return (
    <p className={styles.text}>
      {!isAlone && <span className={styles.field}>{name}: </span>}
      {parts.map(({ kind, text }, index) => {
        // Their order is all that tells them apart.
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Part = kind === 'added' ? 'ins' : 'del';
        return (
          <Fragment key={index}>
            <Part>
              <VisuallyHidden>{t.parts[kind]} </VisuallyHidden>
              {text.trimEnd()}
            </Part>
            {text.slice(text.trimEnd().length) || ' '}
          </Fragment>
        );
      })}
    </p>
  );
}

function useFieldName(type: string | null, field: string, item: number | null): string {
  const t = useMessages(editorMessages);
  const { documentFields } = useMessages(publishingMessages);
  const [own] = field.split('.');
  if (type === null) return (documentFields as Record<string, string>)[field] ?? field;
  if (type === 'table' && item !== null) return t.row(item);
  const names: Record<string, string> = t.fieldNames;
  const name = names[item === null ? `${type}.${own}` : `${type}.items.${own}`] ?? field;
  return item === null || item === 0 ? name : t.numbered(name, item);
}
