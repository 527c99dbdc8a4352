import type { AssetView } from '../model/asset.ts';
import { sizedAddress, srcSet } from '../model/image-address.ts';

interface AssetImageProps {
  asset: AssetView;
  /** Empty when the picture only decorates. */
  alt: string;
  /** How wide it stands on the page, as in `<img sizes>`, for browsers that cannot see that for themselves in time. */
  sizes: string;
  /** One of `imageRatios` to cut it to; its own shape when absent. */
  ratio?: number | undefined;
  className?: string | undefined;
  /** Of `alt`, where it is not that of what stands around. */
  lang?: string | undefined;
  /** Seen as soon as the page opens: loaded at once and first. */
  isPriority?: boolean | undefined;
}

/** What a browser gets that reads no `srcset`. */
const plainWidth = 900;

/** A picture of the media library, in the size that the reader's screen needs and without moving the page when it comes. */
export function AssetImage({ asset, alt, sizes, ratio, className, lang, isPriority = false }: AssetImageProps) {
  const { width, height } = asset;
  if (width === null || height === null) return null;
  return (
    // React asks for an eager image in a link at the start of the markup, which is then no longer the page's; not for one in a picture.
    <picture>
      <img
        className={className}
        src={sizedAddress(asset, plainWidth, ratio)}
        srcSet={srcSet(asset, { ratio })}
        // One that is loaded later has its place by then, in a wide column or a narrow one.
        sizes={isPriority ? sizes : `auto, ${sizes}`}
        width={width}
        height={ratio === undefined ? height : Math.round(width / ratio)}
        alt={alt}
        lang={lang}
        loading={isPriority ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isPriority ? 'high' : undefined}
      />
    </picture>
  );
}
