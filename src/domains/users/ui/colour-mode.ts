import { useLayoutEffect } from 'react';

const modes = ['light', 'dark', 'auto'];

/** Shows the page in the colours that this person chose, for as long as it stands. Not chosen means as their device does. */
export function useColourMode(chosen: string | undefined): void {
  const mode = chosen !== undefined && modes.includes(chosen) ? chosen : 'auto';
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.setAttribute('data-colour-mode', mode);
    return () => page.removeAttribute('data-colour-mode');
  }, [mode]);
}
