import type { Editor } from '@tiptap/core';
import { useLayoutEffect, type RefObject } from 'react';
import { tableIn } from './table-acts.ts';

const gap = 8;
/** Where the tools stand above the keyboard. */
export const isNarrow = () => matchMedia('(width < 48rem)').matches;

/** Keeps the toolbar beside what is selected, wherever that goes; on a telephone above the keyboard on the screen. */
export function usePlaceOfToolbar(frame: RefObject<HTMLElement | null>, editor: Editor): void {
  useLayoutEffect(() => {
    let request = 0;
    function placeNow() {
      if (!frame.current || editor.isDestroyed) return;
      if (isNarrow()) placeAboveKeyboard(frame.current, editor);
      else placeBesideWords(frame.current, editor);
    }
    function placeSoon() {
      cancelAnimationFrame(request);
      request = requestAnimationFrame(placeNow);
    }
    placeNow();
    const bar = editBar();
    // On a telephone it stands below the tools, and says more than one line.
    const sizes = new ResizeObserver(placeSoon);
    if (bar) sizes.observe(bar);
    const view = window.visualViewport;
    editor.on('transaction', placeSoon);
    document.addEventListener('scroll', placeSoon, { capture: true, passive: true });
    for (const each of [window, view]) each?.addEventListener('resize', placeSoon);
    view?.addEventListener('scroll', placeSoon);
    return () => {
      cancelAnimationFrame(request);
      sizes.disconnect();
      editor.off('transaction', placeSoon);
      document.removeEventListener('scroll', placeSoon, { capture: true });
      for (const each of [window, view]) each?.removeEventListener('resize', placeSoon);
      view?.removeEventListener('scroll', placeSoon);
    };
  }, [frame, editor]);
}

function editBar(): Element | null {
  return document.querySelector('[data-edit-bar]');
}

interface Rows {
  top: number;
  bottom: number;
}

/** Above the words, else below them, else at an edge of the window; never over the line that the cursor is in. */
function placeBesideWords(frame: HTMLElement, editor: Editor): void {
  const words = wordsIn(editor);
  const [line, { offsetWidth: width, offsetHeight: height }] = [lineIn(editor), frame];
  const room = { top: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0, bottom: innerHeight };
  const places = [words.top - gap - height, words.bottom + gap, room.top + gap, room.bottom - gap - height];
  const isFree = (top: number) => top >= room.top && top + height <= room.bottom && (top + height <= line.top || top >= line.bottom);
  const top = places.find(isFree) ?? words.bottom + gap;
  frame.style.setProperty('top', `${top}px`);
  frame.style.setProperty('bottom', 'auto');
  frame.style.setProperty('left', `${Math.max(gap, Math.min(words.left, document.documentElement.clientWidth - width - gap))}px`);
}

/** The bar of the editor stands there when there is no keyboard. */
function placeAboveKeyboard(frame: HTMLElement, editor: Editor): void {
  const view = window.visualViewport;
  const keyboard = view ? innerHeight - view.offsetTop - view.height : 0;
  const bar = editBar()?.getBoundingClientRect().height ?? 0;
  frame.style.setProperty('top', 'auto');
  frame.style.setProperty('left', '0');
  frame.style.setProperty('bottom', `${Math.max(keyboard, bar)}px`);
  const hidden = lineIn(editor).bottom + gap - frame.getBoundingClientRect().top;
  // The line that is typed in comes into view above it.
  if (hidden > 0 && hidden < innerHeight) scrollBy({ top: hidden });
}

/** What is selected; of a table with a cursor in it the whole table. */
function wordsIn({ state, view }: Editor): Rows & { left: number } {
  const { from, to, empty } = state.selection;
  const table = empty ? tableIn(state) : null;
  const element = table && view.nodeDOM(table.at);
  if (element instanceof HTMLElement) return element.getBoundingClientRect();
  const [start, end] = [view.coordsAtPos(from, 1), view.coordsAtPos(to, -1)];
  return {
    top: Math.min(start.top, end.top),
    bottom: Math.max(start.bottom, end.bottom),
    left: start.top === end.top ? start.left : Math.min(start.left, end.left),
  };
}

function lineIn({ state, view }: Editor): Rows {
  return view.coordsAtPos(state.selection.head);
}
