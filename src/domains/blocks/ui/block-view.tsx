import { createContext, memo, Suspense, useContext, type ComponentType } from 'react';
import { ErrorBoundary } from '#platform/web/error-boundary.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import type { BuildingBlockInstance } from '../model/building-block.ts';
import styles from './block-view.module.css';
import { BlockScope, FieldEditingContext } from './fields/index.ts';

/** What every block component gets. Its type's schema has read both parts. */
export interface BlockProps<Options = never, Content = never> {
  options: Options;
  content: Content;
}

export type BlockComponents = Readonly<Record<string, ComponentType<BlockProps>>>;

/** The component that shows each type of block; src/app lists them all. */
export const BlockComponentsContext = createContext<BlockComponents>({});

/** Around the block that a page opens with: its first picture is loaded at once. */
export const FirstInSightContext = createContext(false);

/** Around the block right under the title of a page: where it has no heading of its own, the title is its heading. */
export const UnderTitleContext = createContext(false);

/** One block on a page. What is unknown or broken becomes an empty box; the rest of the page lives. */
export const BlockView = memo(function BlockView({ block, pageLanguage }: { block: BuildingBlockInstance; pageLanguage: string }) {
  const isEdited = useContext(FieldEditingContext) !== null;
  const broken = <BrokenBlock guid={block.guid} />;
  return (
    <div
      className={styles.block}
      data-block={block.type}
      data-guid={isEdited ? block.guid : undefined}
      data-background={backgroundOf(block)}
      data-unreadable={block.unreadable}
      lang={block.language === pageLanguage ? undefined : block.language}
    >
      {/* Each does nothing where the other works: in the browser the boundary catches what a block throws. On the server Suspense does,
          and shows its fallback, without a script. */}
      <ErrorBoundary fallback={() => broken}>
        <Suspense fallback={broken}>
          <KnownBlock block={block} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
});

function KnownBlock({ block }: { block: BuildingBlockInstance }) {
  const Component = useContext(BlockComponentsContext)[block.type];
  const editing = useContext(FieldEditingContext);
  if (block.unreadable && editing) return <editing.Unreadable block={block} />;
  if (!Component || block.unreadable) return <BrokenBlock guid={block.guid} />;
  return (
    <BlockScope block={block}>
      <UiLanguage language={block.language}>
        {/* The registry pairs each component with the schema that its block was read by. */}
        <Component content={block.content as never} options={block.options as never} />
        {editing && <editing.EmptyFields />}
      </UiLanguage>
    </BlockScope>
  );
}

/** Of the types that have one; absent when the block stands on the page itself. */
function backgroundOf({ options }: BuildingBlockInstance): string | undefined {
  const background = options['background'];
  return typeof background === 'string' && background !== 'none' ? background : undefined;
}

function BrokenBlock({ guid }: { guid: string }) {
  return <div data-broken-block={guid} hidden />;
}
