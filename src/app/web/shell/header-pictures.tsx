import { imageRatios } from '#domains/assets/model/image-size.ts';
import { useEffect, useRef } from 'react';
import { appMessages } from '#app/messages/index.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { focusInShape, headerSrcSets, placeholderAddress, sizedAddress } from '#domains/assets/model/image-address.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { ArrowRightIcon } from '#ui/icons/icons.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { enhanceHeaderPictures } from './header-pictures.enhance.ts';
import styles from './header-pictures.module.css';

type Pictures = PageFrame['headerPictures'];

/** The picture between header and page, or several to scroll through. Nothing moves by itself. */
export function HeaderPictures({ pictures }: { pictures: Pictures }) {
  const t = useMessages(appMessages);
  const [first, ...others] = pictures;
  if (!first) return null;
  return others.length === 0 ? (
    <section className={styles.frame} aria-label={t.headerPicture}>
      <HeaderPicture picture={first} isFirst />
    </section>
  ) : (
    <Carousel pictures={pictures} />
  );
}

/** What is cut off at the edges of this shape is cut around the focal point. */
const ratio = imageRatios.header;

/** The frame is never lower than 13.75rem, so on a narrow screen the picture is wider than what is seen of it: nearly 33rem. */
const mobileSizes = 'max(100vw, 32rem)';

/** The middle, or one of the sides: a style sheet has a rule for each, and markup may not bring a style of its own. */
const side = (part: number) => (part <= 0.25 ? 0 : part >= 0.75 ? 100 : undefined);

/** A tiny copy lies behind each picture until it has come. The frame has its shape from the start, so nothing moves. */
function HeaderPicture({ picture: { asset, alt }, isFirst }: { picture: Pictures[number]; isFirst: boolean }) {
  const sources = headerSrcSets(asset, ratio);
  const focus = focusInShape(asset, ratio);
  return (
    <>
      <picture>
        <img className={styles.placeholder} src={placeholderAddress(asset)} alt="" decoding="async" loading={isFirst ? 'eager' : 'lazy'} />
      </picture>
      <picture>
        <source media="(width < 37.5rem)" srcSet={sources.mobile} sizes={mobileSizes} />
        <img
          className={styles.picture}
          src={sizedAddress(asset, 1200, ratio)}
          srcSet={sources.desktop}
          sizes="100vw"
          data-x={side(focus.x)}
          data-y={side(focus.y)}
          width={1200}
          height={1200 / ratio}
          alt={alt}
          decoding="async"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
        />
      </picture>
    </>
  );
}

/** Scrolls by touch, wheel and keys without any script. With it there are buttons as well. */
function Carousel({ pictures }: { pictures: Pictures }) {
  const t = useMessages(appMessages);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => (ref.current ? enhanceHeaderPictures(ref.current) : undefined), []);
  return (
    <section ref={ref} className={styles.frame} aria-label={t.headerPictures} data-header-pictures>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label={t.headerPictures}>
        {pictures.map((picture, index) => (
          <li key={picture.asset.guid} className={styles.slide}>
            <HeaderPicture picture={picture} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <div className={styles.controls} hidden>
        <button type="button" data-step="-1">
          <ArrowRightIcon />
          <VisuallyHidden>{t.previousPicture}</VisuallyHidden>
        </button>
        {pictures.map(({ asset }, index) => (
          <button key={asset.guid} type="button" className={styles.dot} data-slide={index}>
            <VisuallyHidden>{t.showPicture(index + 1, pictures.length)}</VisuallyHidden>
          </button>
        ))}
        <button type="button" data-step="1">
          <ArrowRightIcon />
          <VisuallyHidden>{t.nextPicture}</VisuallyHidden>
        </button>
      </div>
    </section>
  );
}
