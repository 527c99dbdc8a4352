import type { ComponentProps } from 'react';
import styles from './prose.module.css';

/** Running text: headings, paragraphs, lists, quotes and tables at reading width. */
export function Prose(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={styles.prose} />;
}
