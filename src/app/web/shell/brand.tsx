import type { Chrome } from '#app/route-answer.ts';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import styles from './brand.module.css';
import { PleinMark } from './plein-mark.tsx';

/** Who the site is from, and the way home: the platform's own logo, or else a mark with its name. */
export function Brand({ chrome }: { chrome: Chrome }) {
  return (
    <a className={styles.brand} href={chrome.homeHref}>
      {chrome.logo ? (
        <Logo chrome={chrome} logo={chrome.logo} />
      ) : (
        <>
          <PleinMark />
          <span>
            <span className={styles.name}>{chrome.platformName}</span>
            <span className={styles.description}>{chrome.platformDescription}</span>
          </span>
        </>
      )}
    </a>
  );
}

/** Twice the height of the largest logo, for dense screens. */
const logoHeight = 200;

function Logo({ chrome, logo }: { chrome: Chrome; logo: NonNullable<Chrome['logo']> }) {
  return (
    // React asks for an eager image in a link at the start of the markup; not for one in a picture.
    <picture>
      <img
        className={styles.logo}
        src={imageAddress(logo, { height: logoHeight, format: 'auto' })}
        width={logo.width ?? undefined}
        height={logo.height ?? undefined}
        alt={chrome.platformName}
      />
    </picture>
  );
}
