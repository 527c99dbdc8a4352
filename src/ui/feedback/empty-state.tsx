import type { ReactNode } from 'react';
import { useUiTexts } from '../texts.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  /** What is not there yet: "Er zijn nog geen pagina's." */
  title?: ReactNode;
  /** Something was sought and not found, which asks for another search and not for a first step. */
  isNoMatch?: boolean;
  /** In a column beside something else, whose own heading it must not outdo. */
  isSmall?: boolean;
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
}

export function EmptyState({ title, isNoMatch = false, isSmall = false, children, action }: EmptyStateProps) {
  const t = useUiTexts();
  return (
    <div className={styles.empty} data-small={isSmall || undefined}>
      <p className={styles.title}>{title ?? (isNoMatch ? t.noResults : t.noData)}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
