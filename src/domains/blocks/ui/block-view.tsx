import { Suspense, type ComponentType } from 'react';
import type { BuildingBlockInstance } from '#domains/documents/model/snapshot.ts';
import { ErrorBoundary } from '#platform/web/error-boundary.tsx';
import styles from './block-view.module.css';
import { TextBlock } from './text-block.tsx';

interface BlockProps {
  content: never;
  options: never;
}

/** The component that shows each kind of block. Every type in the registry has one; a test holds them together. */
export const blockComponents: Record<string, ComponentType<BlockProps>> = {
  text: TextBlock as ComponentType<BlockProps>,
};

/** One block on a page. What is unknown or broken becomes an empty box; the rest of the page lives. */
export function BlockView({ block, pageLanguage }: { block: BuildingBlockInstance; pageLanguage: string }) {
  const broken = <BrokenBlock guid={block.guid} />;
  return (
    <div className={styles.block} lang={block.language === pageLanguage ? undefined : block.language}>
      {/* Each does nothing where the other works: in the browser the boundary catches what a block throws. On the server Suspense does,
          and shows its fallback, without a script. */}
      <ErrorBoundary fallback={() => broken}>
        <Suspense fallback={broken}>
          <KnownBlock block={block} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function KnownBlock({ block }: { block: BuildingBlockInstance }) {
  const Component = blockComponents[block.type];
  if (!Component) return <BrokenBlock guid={block.guid} />;
  // The registry pairs each component with the schema that its block was read by.
  return <Component content={block.content as never} options={block.options as never} />;
}

function BrokenBlock({ guid }: { guid: string }) {
  return <div data-broken-block={guid} hidden />;
}
