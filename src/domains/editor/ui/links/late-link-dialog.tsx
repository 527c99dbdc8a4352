import { lazy, Suspense, type ComponentProps } from 'react';
import type { LinkDialog as Dialog } from './link-dialog.tsx';

const Late = lazy(() => import('./link-dialog.tsx').then(({ LinkDialog }) => ({ default: LinkDialog })));

/** Its code comes with the first link that is asked for. */
export function LinkDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}
