import { useEffect, useState, type PointerEvent } from 'react';

export interface Drag {
  item: string;
  /** Among the others beside it, where it comes when it is let go. */
  place: number;
}

/** By mouse, pen or finger. Nothing moves before it is let go, and Escape leaves everything where it is. */
export function useDragging(onDrop: (item: string, place: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  useEffect(() => {
    function cancel(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setDrag(null);
    }
    if (!isDragging) return;
    document.addEventListener('keydown', cancel, { capture: true });
    return () => document.removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  const handlersOf = (item: string) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ item, place: placeAt(event) });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag?.item === item) setDrag({ item, place: placeAt(event) });
    },
    onPointerUp() {
      if (drag?.item === item) onDrop(item, drag.place);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  return { drag, handlersOf };
}

/** How many of the others beside it stand above the pointer. */
function placeAt({ currentTarget, clientY }: PointerEvent<HTMLElement>): number {
  const thing = currentTarget.closest('[data-thing]');
  const others = [...(thing?.parentElement?.children ?? [])].filter((each) => each !== thing);
  return others.filter((other) => {
    const { top, height } = (other.querySelector('[data-thing-head]') ?? other).getBoundingClientRect();
    return top + height / 2 < clientY;
  }).length;
}
