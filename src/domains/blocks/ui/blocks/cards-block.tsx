import { imageRatios } from '#domains/assets/model/image-size.ts';
import type { z } from 'zod';
import { classNames } from '#ui/class-names.ts';
import { ArrowRightIcon } from '#ui/icons/icons.tsx';
import type { cardsBlock } from '../../model/types/cards-block.ts';
import { BlockHeading, levelsBelow } from '../block-heading.tsx';
import type { BlockProps } from '../block-view.tsx';
import { Items, Link, Part, Picture, Text, useHasTarget, useIsThere } from '../fields/index.ts';
import styles from './cards-block.module.css';

type Options = z.output<typeof cardsBlock.options>;
type Content = z.output<typeof cardsBlock.content>;
type TitleLevel = ReturnType<typeof levelsBelow>[0];

export function CardsBlock({ options, content }: BlockProps<Options, Content>) {
  const [level] = levelsBelow(content.heading);
  const hasMore = useIsThere('more');
  return (
    <>
      <div className={styles.head}>
        <BlockHeading />
        {hasMore ? (
          <Link field="more">
            <Text field="more" as="span" />
          </Link>
        ) : null}
      </div>
      <ul className={classNames(styles.cards, styles[options.variant])} data-columns={options.columns}>
        <Items>
          {() => (options.variant === 'pictures' ? <PictureCard columns={options.columns} level={level} /> : <LinkCard level={level} />)}
        </Items>
      </ul>
    </>
  );
}

function LinkCard({ level }: { level: TitleLevel }) {
  const leadsSomewhere = useHasTarget('link');
  return (
    <li className={styles.card}>
      <Title level={level} hasArrow={leadsSomewhere} />
      <Text field="text" as="p" className={styles.text} />
    </li>
  );
}

function PictureCard({ level, columns }: { level: TitleLevel; columns: number }) {
  return (
    <li className={styles.card}>
      <Picture
        field="picture"
        sizes={`(width >= 64rem) ${Math.round(75 / columns)}rem, (width >= 37.5rem) 50vw, 100vw`}
        ratio={imageRatios.landscape}
        className={styles.picture}
      />
      <div className={styles.words}>
        <Title level={level} />
        <Text field="text" as="p" className={styles.text} />
      </div>
    </li>
  );
}

function Title({ level, hasArrow = false }: { level: TitleLevel; hasArrow?: boolean }) {
  return (
    // A heading without words would still be announced as one.
    <Part as={level} of={['title']} className={styles.title}>
      <Link field="link" className={styles.link}>
        <Text field="title" as="span" />
        {hasArrow ? (
          <span className={styles.arrow}>
            <ArrowRightIcon />
          </span>
        ) : null}
      </Link>
    </Part>
  );
}
