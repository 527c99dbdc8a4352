import { sizedAddress, srcSet } from '#domains/assets/model/image-address.ts';
import { imageRatios } from '#domains/assets/model/image-size.ts';
import type { PageIndexEntry } from '../../model/page-index.contract.ts';
import styles from './page-thumbnail.module.css';

const widest = 600;

/** What a page is recognised by, beside its title. */
export function PageThumbnail({ picture }: { picture: NonNullable<PageIndexEntry['picture']> }) {
  const ratio = imageRatios.wide;
  return (
    <img
      className={styles.thumbnail}
      src={sizedAddress(picture, widest, ratio)}
      srcSet={srcSet(picture, { ratio, maxWidth: widest })}
      sizes="20rem"
      width={widest}
      height={Math.round(widest / ratio)}
      alt=""
      loading="lazy"
    />
  );
}
