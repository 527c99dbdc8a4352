import { classNames } from '../class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'text' | 'heading' | 'box';
  /** Lines of text, or boxes under each other. */
  count?: number;
}

/** The place that content will take. It says nothing; put a `LoadingText` beside it. */
export function Skeleton({ shape = 'text', count = shape === 'text' ? 3 : 1 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={classNames(styles.bar, styles[shape])} />
      ))}
    </div>
  );
}
