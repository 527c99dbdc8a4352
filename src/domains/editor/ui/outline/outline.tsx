import { lazy, Suspense } from 'react';
import { useStorePart } from '#platform/web/use-store.ts';
import { useSelection } from '../selection.ts';

const OutlinePanel = lazy(async () => ({ default: (await import('./outline-panel.tsx')).OutlinePanel }));

/** Its code comes with the first who opens it. */
export function Outline() {
  const isOpen = useStorePart(useSelection(), ({ isOutlineOpen }) => isOutlineOpen);
  if (!isOpen) return null;
  return (
    <Suspense>
      <OutlinePanel />
    </Suspense>
  );
}
