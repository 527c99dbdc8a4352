import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface AbovePagePlace {
  place: Element | null;
  setPlace(place: Element | null): void;
}

const Place = createContext<AbovePagePlace>({ place: null, setPlace: () => {} });

/** Lets a screen put something in front of the whole page, where the shell has room for it. */
export function AbovePageProvider({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Element | null>(null);
  return <Place value={{ place, setPlace }}>{children}</Place>;
}

export function AbovePagePlace() {
  const { setPlace } = useContext(Place);
  return <div ref={setPlace} />;
}

export function AbovePage({ children }: { children: ReactNode }) {
  const { place } = useContext(Place);
  return place && createPortal(children, place);
}
