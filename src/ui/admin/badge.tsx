import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

export type BadgeLook = 'plain' | 'positive' | 'warning' | 'negative' | 'primary';

/** A word about the state of something. The word says it; the colour only helps to find it. */
export function Badge({ look = 'plain', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <span className={classNames(styles.badge, styles[look])} data-badge>
      {children}
    </span>
  );
}
