import type { ComponentType, ReactNode } from 'react';
import type { NoticeLook } from '#platform/shared/notice.ts';
import { Button } from '../actions/button.tsx';
import { Link } from '../actions/link.tsx';
import { classNames } from '../class-names.ts';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, SpinnerIcon, WarningIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './notice.module.css';

const icons: Record<NoticeLook, ComponentType> = {
  positive: CheckIcon,
  negative: ErrorIcon,
  info: InfoIcon,
  warning: WarningIcon,
  processing: SpinnerIcon,
};

interface NoticeProps {
  look: NoticeLook;
  title: ReactNode;
  children?: ReactNode;
  /** Code and time, small. */
  detail?: ReactNode;
  action?: { label: string; run: () => void } | undefined;
  link?: { label: string; href: string } | undefined;
  onClose?: () => void;
  /** Part of the page from the start, so there is nothing to announce. */
  isStatic?: boolean;
}

export function Notice({ look, title, children, detail, action, link, onClose, isStatic = false }: NoticeProps) {
  const t = useUiTexts();
  const Icon = icons[look];
  return (
    <div className={classNames(styles.notice, styles[look])} role={isStatic ? undefined : look === 'negative' ? 'alert' : 'status'}>
      <Icon />
      <div className={styles.words}>
        <p>
          <VisuallyHidden>{t.noticeLooks[look]} </VisuallyHidden>
          <strong>{title}</strong>
        </p>
        {children ? <div>{children}</div> : null}
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        {link ? (
          <p>
            <Link href={link.href}>{link.label}</Link>
          </p>
        ) : null}
        {action ? (
          <Button kind="quiet" className={styles.action} onClick={action.run}>
            {action.label}
          </Button>
        ) : null}
      </div>
      {onClose ? (
        <button type="button" className={styles.close} onClick={onClose}>
          <CloseIcon />
          <VisuallyHidden>{t.closeNotice}</VisuallyHidden>
        </button>
      ) : null}
    </div>
  );
}
