import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icons.module.css';

/** Every icon stands beside words that say the same, so none has a name of its own. */
export function Icon({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
