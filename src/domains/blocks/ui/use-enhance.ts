import { useEffect, useRef, type RefObject } from 'react';

/** Behaviour that visitors get from the small script, for who is signed in: attached when the element is there, taken off when it goes. */
export function useEnhance(enhance: (element: HTMLElement) => () => void): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => (ref.current ? enhance(ref.current) : undefined), [enhance]);
  return ref;
}
