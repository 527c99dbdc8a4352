import { lazy, Suspense, type ComponentProps } from 'react';
import type { LinkDialog as Dialog } from './link-dialog.tsx';

const load = () => import('./link-dialog.tsx').then(({ LinkDialog }) => ({ default: LinkDialog }));
const Late = lazy(load);

/** For who is about to ask for it: what is typed right after belongs in it, and not in the text. */
export function prepareLinkDialog(): void {
  // What fails is tried again when it is asked for.
  if (navigator.onLine) load().catch(() => {});
}

/** Its code comes with the first link that is asked for. */
export function LinkDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
