import { Children, useEffect, useRef, type ReactNode } from 'react';
import type { NoticePosition } from '#platform/shared/notice.ts';
import { classNames } from '../class-names.ts';
import { useUiTexts } from '../texts.tsx';
import styles from './notice-region.module.css';

interface NoticeRegionProps {
  position?: NoticePosition;
  children?: ReactNode;
}

/** Where notices stack up. F6 goes there from anywhere, and back again. */
export function NoticeRegion({ position = 'bottom-right', children }: NoticeRegionProps) {
  const t = useUiTexts();
  const region = useRef<HTMLElement>(null);
  const isEmpty = Children.count(children) === 0;
  useF6(region, !isEmpty);

  return (
    <section ref={region} className={classNames(styles.region, styles[position])} aria-label={t.notices} tabIndex={-1} hidden={isEmpty}>
      {children}
    </section>
  );
}

function useF6(region: { current: HTMLElement | null }, isActive: boolean) {
  const cameFrom = useRef<Element | null>(null);
  useEffect(() => {
    if (!isActive) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.defaultPrevented || !region.current) return;
      event.preventDefault();
      const isInside = region.current.contains(document.activeElement);
      if (!isInside) cameFrom.current = document.activeElement;
      const target = isInside ? cameFrom.current : region.current;
      if (target instanceof HTMLElement) target.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region, isActive]);
}
