import type { ComponentProps } from 'react';
import { ExternalIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { useUiTexts } from '../texts.tsx';
import styles from './link.module.css';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** Leaves this site. Absolute web addresses do, unless told otherwise. */
  isExternal?: boolean;
}

export function Link({ href, isExternal = /^(https?:)?\/\//i.test(href), children, ...rest }: LinkProps) {
  const t = useUiTexts();
  if (!isExternal) {
    return (
      <a {...rest} href={href}>
        {children}
      </a>
    );
  }
  return (
    <a {...rest} href={href} rel="external">
      {children}
      <span className={styles.mark}>
        <ExternalIcon />
        <VisuallyHidden> {t.externalLink}</VisuallyHidden>
      </span>
    </a>
  );
}
