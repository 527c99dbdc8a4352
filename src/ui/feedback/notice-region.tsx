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
  const cameFrom = useRef<Element | null>(null);
  useF6(region, cameFrom, !isEmpty);
  useFocusReturn(region, cameFrom);

  return (
    <section
      ref={region}
      className={classNames(styles.region, styles[position])}
      aria-label={t.notices}
      tabIndex={-1}
      hidden={isEmpty}
      data-notices
    >
      {children}
    </section>
  );
}

type ElementRef = { current: Element | null };

/** A notice that is closed by its own button takes the focus with it. */
function useFocusReturn(region: ElementRef, cameFrom: ElementRef) {
  useFocusReplaced(region, cameFrom);
  useEffect(() => {
    const element = region.current;
    function noteWhereFrom(event: Event) {
      const { relatedTarget } = event as FocusEvent;
      if (!element?.contains(relatedTarget as Node | null)) cameFrom.current = relatedTarget as Element | null;
    }
    // Once the click has done its work.
    function handleClick() {
      setTimeout(() => returnLostFocus(cameFrom.current));
    }
    element?.addEventListener('focusin', noteWhereFrom);
    element?.addEventListener('click', handleClick);
    return () => {
      element?.removeEventListener('focusin', noteWhereFrom);
      element?.removeEventListener('click', handleClick);
    };
  }, [region, cameFrom]);
}

/** So does one whose place is taken by another, without a click. */
function useFocusReplaced(region: ElementRef, cameFrom: ElementRef) {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (focused.current?.isConnected === false) returnLostFocus(cameFrom.current);
  });
  useEffect(() => {
    // Who goes elsewhere by themselves, by a key or a click, has lost nothing.
    function note({ type, target }: Event) {
      const isInside = target instanceof Element && region.current?.contains(target);
      if (!isInside) focused.current = null;
      else if (type === 'focusin') focused.current = target;
    }
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, note);
    return () => {
      for (const type of ['focusin', 'pointerdown']) document.removeEventListener(type, note);
    };
  }, [region]);
}

/** Back to where the reader was, or to the top of what they read. */
function returnLostFocus(cameFrom: Element | null) {
  if (document.activeElement && document.activeElement !== document.body) return;
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
}

function useF6(region: { current: HTMLElement | null }, cameFrom: ElementRef, isActive: boolean) {
  useEffect(() => {
    if (!isActive) return;
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== 'F6' || event.defaultPrevented || !region.current) return;
      event.preventDefault();
      const isInside = region.current.contains(document.activeElement);
      const target = isInside ? cameFrom.current : region.current;
      if (target instanceof HTMLElement) target.focus();
    }
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [region, cameFrom, isActive]);
}
