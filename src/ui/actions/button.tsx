import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { SpinnerIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './button.module.css';

export const buttonKinds = ['primary', 'secondary', 'quiet', 'danger'] as const;
export type ButtonKind = (typeof buttonKinds)[number];

interface ButtonProps extends Omit<ComponentProps<'button'>, 'aria-disabled'> {
  kind?: ButtonKind;
  /** Work is under way: the button keeps focus and does nothing until it is done. */
  isBusy?: boolean;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}

export function Button({ kind = 'secondary', isBusy = false, type = 'button', className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[kind], className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    >
      {isBusy ? <BusyMark /> : null}
      {children}
    </button>
  );
}

function BusyMark() {
  return (
    <>
      <SpinnerIcon />
      <VisuallyHidden>{useUiTexts().busy}: </VisuallyHidden>
    </>
  );
}

/** Unfolds what stands behind it in its `<details>`, without any script. */
export function ButtonSummary({ kind = 'secondary', className, ...rest }: ComponentProps<'summary'> & { kind?: ButtonKind }) {
  return <summary {...rest} className={classNames(styles.button, styles[kind], className)} />;
}

interface ButtonLinkProps extends ComponentProps<'a'> {
  href: string;
  kind?: ButtonKind;
  children: ReactNode;
}

/** Goes somewhere, and looks like a button because it is the next step. */
export function ButtonLink({ kind = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={classNames(styles.button, styles[kind], className)} />;
}
