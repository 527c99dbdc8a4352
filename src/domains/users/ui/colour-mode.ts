import { useLayoutEffect } from 'react';
import { colourModeOf } from '../model/colour-mode.ts';

/** Shows the page in the colours that this person chose, for as long as it stands. Its document came in them already. */
export function useColourMode(chosen: string | undefined): void {
  const mode = colourModeOf(chosen);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-colour-mode', mode);
    return () => page.removeAttribute('data-colour-mode');
  }, [mode]);
}
