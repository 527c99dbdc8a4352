import type { z } from 'zod';
import type { dividerBlock } from '../../model/types/divider-block.ts';
import type { BlockProps } from '../block-view.tsx';
import styles from './divider-block.module.css';

export function DividerBlock({ options: { look } }: BlockProps<z.output<typeof dividerBlock.options>>) {
  return <hr className={look === 'mark' ? styles.mark : undefined} />;
}
