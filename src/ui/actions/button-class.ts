import { classNames } from '../class-names.ts';
import type { ButtonKind } from './button.tsx';
import styles from './button.module.css';

/** The look of a button, for a link that is made elsewhere. */
export function buttonClass(kind: ButtonKind): string {
  return classNames(styles.button, styles[kind]);
}
