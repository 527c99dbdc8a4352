import { Fragment, type ReactNode } from 'react';
import styles from './whole-words.module.css';

/** A single letter before a hyphen belongs to its word: "e-" at the end of a line and "mailadres" on the next reads as two. So does a date. */
const wholeWithHyphen = /(?<![\p{L}\d])(\p{L}-\p{L}+|\d{1,2}-\d{1,2}-\d{4})/u;

/** Words as they are given; only where one begins with a single letter and a hyphen, or is a date, its line does not end there. */
export function WholeWords({ children }: { children: ReactNode }) {
  if (typeof children !== 'string') return children;
  return children.split(wholeWithHyphen).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of a text are never rearranged
    <Fragment key={index}>{index % 2 === 1 ? <span className={styles.whole}>{part}</span> : part}</Fragment>
  ));
}
