import { createContext, useContext } from 'react';
import { classNames } from '#ui/class-names.ts';
import styles from './block-heading.module.css';
import { Text, useFieldScope } from './fields/index.ts';
import { useHeadingId } from './heading-anchors.tsx';

/** Around a block whose heading is the main heading of the page. */
export const MainHeadingContext = createContext(false);

/** The heading of a block, which a table of contents can link to. */
export function BlockHeading({ className }: { className?: string | undefined }) {
  const { block } = useFieldScope();
  const level = useContext(MainHeadingContext) ? 'h1' : 'h2';
  return <Text field="heading" as={level} className={classNames(styles.heading, className)} id={useHeadingId(block)} />;
}

/** What the parts of a block are headed with, so that no level is skipped when the block has no heading of its own. */
export function levelsBelow(heading: string): ['h2' | 'h3', 'h3' | 'h4'] {
  return heading === '' ? ['h2', 'h3'] : ['h3', 'h4'];
}
