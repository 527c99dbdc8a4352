import { classNames } from '#ui/class-names.ts';
import styles from './block-heading.module.css';
import { Text, useFieldScope } from './fields/index.ts';
import { useHeadingId } from './heading-anchors.tsx';

/** The heading of a block, which a table of contents can link to. */
export function BlockHeading({ className }: { className?: string | undefined }) {
  const { block } = useFieldScope();
  return <Text field="heading" as="h2" className={classNames(styles.heading, className)} id={useHeadingId(block)} />;
}

/** What the parts of a block are headed with, so that no level is skipped when the block has no heading of its own. */
export function levelsBelow(heading: string): ['h2' | 'h3', 'h3' | 'h4'] {
  return heading === '' ? ['h2', 'h3'] : ['h3', 'h4'];
}
