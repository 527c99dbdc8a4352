import type { ReactNode, ToggleEvent } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  title: ReactNode;
  /** It was folded or unfolded. */
  onToggle?(event: ToggleEvent<HTMLDetailsElement>): void;
  children: ReactNode;
}

/** A line that unfolds what stands behind it, without any script. Several stand under each other as one list. */
export function Disclosure({ title, onToggle, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} onToggle={onToggle}>
      <DisclosureLine>{title}</DisclosureLine>
      <div className={styles.inside}>{children}</div>
    </details>
  );
}

/** That line by itself, for `<details>` with a look of their own. */
export function DisclosureLine({ children }: { children: ReactNode }) {
  return (
    <summary className={styles.line}>
      {children}
      <ChevronDownIcon />
    </summary>
  );
}
