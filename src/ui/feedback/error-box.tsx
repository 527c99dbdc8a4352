import type { ReactNode } from 'react';
import { formatTime } from '#platform/shared/format.ts';
import { Button, ButtonLink } from '../actions/button.tsx';
import { ErrorIcon } from '../icons/icons.tsx';
import { useUiLanguage, useUiTexts } from '../texts.tsx';
import styles from './error-box.module.css';

interface ErrorBoxProps {
  title?: ReactNode;
  children?: ReactNode;
  /** What support can look up. */
  code?: string;
  time?: Date;
  onRetry?: () => void;
  /** Retry without script: the address to open again. */
  retryHref?: string;
}

/** Stands where the panel would have stood. */
export function ErrorBox({ title, children, code, time, onRetry, retryHref }: ErrorBoxProps) {
  const t = useUiTexts();
  const language = useUiLanguage();
  return (
    <div className={styles.box} role="alert">
      <ErrorIcon />
      <div className={styles.words}>
        <p className={styles.title}>{title ?? t.panelFailed}</p>
        {children ? <div>{children}</div> : null}
        {onRetry || retryHref ? (
          <p className={styles.retry}>
            {retryHref ? <ButtonLink href={retryHref}>{t.retry}</ButtonLink> : <Button onClick={onRetry}>{t.retry}</Button>}
          </p>
        ) : null}
        {code ? <p className={styles.code}>{time ? t.codeAndTime(code, formatTime(language, time)) : code}</p> : null}
      </div>
    </div>
  );
}
