import type { Chrome } from '#app/route-answer.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import styles from './brand.module.css';
import { PleinMark } from './plein-mark.tsx';

/** Who the site is from, and the way home: the platform's own logo, or a mark with its name. */
export function Brand({ chrome }: { chrome: Chrome }) {
  const isMark = chrome.logo === null || !hasRoomForName(chrome.logo);
  return (
    <a className={styles.brand} href={chrome.homeHref}>
      {chrome.logo ? <Logo logo={chrome.logo} alt={isMark ? '' : chrome.platformName} /> : <PleinMark />}
      {isMark && (
        <span>
          <span className={styles.name}>{chrome.platformName}</span>
          <span className={styles.description}>{chrome.platformDescription}</span>
        </span>
      )}
    </a>
  );
}

/** A logo about as wide as it is high is a mark: it has no room for the name, which then stands beside it. */
function hasRoomForName({ width, height }: NonNullable<Chrome['logo']>): boolean {
  return (width ?? 0) > 1.5 * (height ?? 0);
}

function Logo({ logo, alt }: { logo: NonNullable<Chrome['logo']>; alt: string }) {
  return (
    // React asks for an eager image in a link at the start of the markup; not for one in a picture.
    <picture>
      <img className={styles.logo} src={logoAddress(logo)} width={logo.width ?? undefined} height={logo.height ?? undefined} alt={alt} />
    </picture>
  );
}
