import { useCallback, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type SyntheticEvent } from 'react';

export const dialogTransitionMs = 300;
export const dialogShakeMs = 170;

const shake = [0, -8, 8, -5, 5, 0].map((offset) => ({ translate: `${offset}px` }));

interface ModalOptions {
  isOpen: boolean;
  isPersistent: boolean;
  onClose: () => void;
}

/** Behind a dialog the page does not scroll. Where it could, the room of its scrollbar is kept, so that nothing moves sideways. */
function keepRoomOfScrollbar(): void {
  const page = document.documentElement;
  if (document.querySelector(':modal') === null) page.toggleAttribute('data-scrolls', innerWidth > page.clientWidth);
}

/** Opens and closes a native dialog, and answers every way in which somebody may ask to leave it. */
export function useModal({ isOpen, isPersistent, onClose }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLElement>(null);
  const pressedOutside = useRef(false);
  const [isRefused, setIsRefused] = useState(false);

  // A layout effect, because its clean-up still finds the element when the dialog is unmounted: only close() gives focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    keepRoomOfScrollbar();
    element.showModal();
    first.current?.focus();
    return () => element.close();
  }, [isOpen]);

  function askToClose() {
    if (!isPersistent) return onClose();
    setIsRefused(true);
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    dialog.current?.animate(shake, { duration: dialogShakeMs });
  }

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
      event.preventDefault();
      askToClose();
    },

    /** Other ways to ask: the back gesture of a phone. */
    onCancel(event: SyntheticEvent) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      askToClose();
    },

    /** Closed, perhaps by the browser on its own account, as by a form with method="dialog". */
    onClose() {
      setIsRefused(false);
      if (!isOpen || dialog.current?.open) return;
      if (isPersistent) dialog.current?.showModal();
      else onClose();
    },

    // A press that began inside, as when selecting text, is no click beside the dialog.
    onMouseDown(event: MouseEvent) {
      pressedOutside.current = event.target === event.currentTarget;
    },

    onClick(event: MouseEvent) {
      if (event.target === event.currentTarget && pressedOutside.current) askToClose();
    },
  };

  /** For what gets focus first, when that is not the first thing in the dialog. */
  const firstFocus = useCallback((element: HTMLElement | null) => {
    first.current = element;
  }, []);

  return { dialog, firstFocus, isRefused, handlers };
}
