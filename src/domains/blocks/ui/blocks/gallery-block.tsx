import { imageRatios } from '#domains/assets/model/image-size.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Button } from '#ui/actions/button.tsx';
import { ArrowRightIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import type { galleryBlock } from '../../model/types/gallery-block.ts';
import { BlockHeading } from '../block-heading.tsx';
import { useBlockTexts } from '../block-texts.ts';
import type { BlockProps } from '../block-view.tsx';
import { enhanceCarousel } from '../carousel.enhance.ts';
import { Items, Picture, Text } from '../fields/index.ts';
import { useEnhance } from '../use-enhance.ts';
import styles from './gallery-block.module.css';

type Options = z.output<typeof galleryBlock.options>;
type Content = z.output<typeof galleryBlock.content>;

export function GalleryBlock({ options, content }: BlockProps<Options, Content>) {
  const pictures = <Pictures options={options} />;
  return (
    <>
      <BlockHeading />
      {options.variant === 'carousel' ? (
        <Carousel name={content.heading}>{pictures}</Carousel>
      ) : (
        <ul className={styles.grid} data-columns={options.columns}>
          {pictures}
        </ul>
      )}
    </>
  );
}

function Pictures({ options: { variant, columns, shape } }: { options: Options }) {
  const sizes = variant === 'carousel' ? '(width >= 64rem) 52rem, 86vw' : `(width >= 64rem) ${Math.round(75 / columns)}rem, 50vw`;
  return (
    <Items>
      {() => (
        <li>
          <figure>
            <Picture field="picture" sizes={sizes} ratio={imageRatios[shape]} className={styles.picture} />
            <Text field="caption" as="figcaption" className={styles.caption} />
          </figure>
        </li>
      )}
    </Items>
  );
}

/** Scrolls by touch, wheel and keys without any script. With it, there are buttons as well. */
function Carousel({ name, children }: { name: string; children: ReactNode }) {
  const t = useBlockTexts();
  const ref = useEnhance(enhanceCarousel);
  return (
    <div ref={ref} data-carousel>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <ul className={styles.track} aria-label={name || t.pictures} tabIndex={0} data-carousel-track>
        {children}
      </ul>
      <div className={styles.controls}>
        <Button data-carousel-step="-1">
          <ArrowRightIcon />
          <VisuallyHidden>{t.previousPicture}</VisuallyHidden>
        </Button>
        <Button data-carousel-step="1">
          <ArrowRightIcon />
          <VisuallyHidden>{t.nextPicture}</VisuallyHidden>
        </Button>
      </div>
    </div>
  );
}
