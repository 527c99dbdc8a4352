import { Fragment, type ReactNode } from 'react';
import styles from './separated.module.css';

interface SeparatedProps {
  /** What is empty is left out, and takes no dot with it. */
  parts: readonly ReactNode[];
  className?: string | undefined;
}

/** Short facts on a line, with a dot between each two: where the line ends between them there is none. */
export function Separated({ parts, className = '' }: SeparatedProps) {
  return (
    <p className={`${styles.line} ${className}`}>
      {parts.filter(Boolean).map((part, index) => (
        <Fragment key={index}>
          {/* The dot is drawn: who copies the words or hears them has a blank between them. */}
          {index > 0 ? ' ' : null}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
