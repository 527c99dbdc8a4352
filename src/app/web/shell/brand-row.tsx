import type { ReactNode } from 'react';
import type { PageFrame } from '#app/route-answer.ts';
import { Brand } from './brand.tsx';
import styles from './brand-row.module.css';

/** Who the site is from, and what stands at the other end of that row: in the header, and in the same place on the menu of a telephone. */
export function BrandRow({ frame, children }: { frame: PageFrame; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div className={styles.brand}>
        <Brand frame={frame} />
      </div>
      {children}
    </div>
  );
}
