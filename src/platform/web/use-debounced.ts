import { useEffect, useState } from 'react';

/** A value once it has stood still for a moment: what is typed is asked for when the typing pauses. */
export function useDebounced<T>(value: T, milliseconds = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
