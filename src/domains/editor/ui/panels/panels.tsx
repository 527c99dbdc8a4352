import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { useStorePart } from '#platform/web/use-store.ts';
import { useEditedDocument } from '../editing.ts';
import { useSelection, type Selected } from '../selection.ts';

/** What can be open beside a page. The code of each comes with the first who opens it. */
const panels: Record<Exclude<Selected['panel'], 'page' | null>, ComponentType> = {
  block: lazy(() => import('../drawer/block-panel.tsx').then(({ BlockPanel }) => ({ default: BlockPanel }))),
  checks: lazy(() => import('../checks/check-panel.tsx').then(({ CheckPanel }) => ({ default: CheckPanel }))),
  publish: lazy(() => import('../publishing/publish-panel.tsx').then(({ PublishPanel }) => ({ default: PublishPanel }))),
  history: lazy(() => import('../history/history-panel.tsx').then(({ HistoryPanel }) => ({ default: HistoryPanel }))),
};

export function Panels() {
  const panel = useStorePart(useSelection(), (selected) => selected.panel);
  const { settings } = useEditedDocument();
  if (panel === 'page') return settings;
  return panel && <Suspense>{createElement(panels[panel])}</Suspense>;
}
