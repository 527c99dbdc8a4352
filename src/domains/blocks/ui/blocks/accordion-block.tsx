import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import type { accordionBlock } from '../../model/types/accordion-block.ts';
import { BlockHeading, levelsBelow } from '../block-heading.tsx';
import type { BlockProps } from '../block-view.tsx';
import { Items, RichText, Text, useItems } from '../fields/index.ts';
import styles from './accordion-block.module.css';

type Options = z.output<typeof accordionBlock.options>;
type Content = z.output<typeof accordionBlock.content>;

export function AccordionBlock({ content }: BlockProps<Options, Content>) {
  const [level, nestedLevel] = levelsBelow(content.heading);
  return (
    <div className={styles.accordion}>
      <BlockHeading />
      <Items filter={({ parentGuid = null }) => parentGuid === null}>
        {({ guid }) => (
          <Entry level={level}>
            <NestedEntries parent={guid} level={nestedLevel} />
          </Entry>
        )}
      </Items>
    </div>
  );
}

function NestedEntries({ parent, level }: { parent: string; level: 'h3' | 'h4' }) {
  const isInside = ({ parentGuid }: Readonly<Record<string, unknown>>) => parentGuid === parent;
  const isEmpty = useItems(isInside).length === 0;
  if (isEmpty) return null;
  return (
    <div className={styles.nested}>
      <Items filter={isInside}>{() => <Entry level={level} />}</Items>
    </div>
  );
}

function Entry({ level, children }: { level: 'h2' | 'h3' | 'h4'; children?: ReactNode }) {
  return (
    <Disclosure title={<Text field="title" as={level} className={styles.title} />}>
      <RichText field="text" />
      {children}
    </Disclosure>
  );
}
