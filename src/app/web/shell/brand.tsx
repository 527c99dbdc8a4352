import type { Chrome } from '#app/route-answer.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import { hasRoomForName, logoAlt } from '#domains/settings/model/logo.ts';
import styles from './brand.module.css';
import { PleinMark } from './plein-mark.tsx';

/** Who the site is from, and the way home: the platform's own logo, or a mark with its name. */
export function Brand({ chrome }: { chrome: Chrome }) {
  const isMark = chrome.logo === null || !hasRoomForName(chrome.logo);
  return (
    <a className={styles.brand} href={chrome.homeHref}>
      {chrome.logo ? <Logo logo={chrome.logo} alt={logoAlt(chrome.logo, { ...chrome, written: chrome.logoAlt })} /> : <PleinMark />}
      {isMark && (
        <span>
          <span className={styles.name}>{chrome.platformName}</span>
          <span className={styles.description}>{chrome.platformDescription}</span>
        </span>
      )}
    </a>
  );
}

function Logo({ logo, alt }: { logo: NonNullable<Chrome['logo']>; alt: string }) {
  return (
    // React asks for an eager image in a link at the start of the markup; not for one in a picture.
    <picture>
      <img className={styles.logo} src={logoAddress(logo)} width={logo.width ?? undefined} height={logo.height ?? undefined} alt={alt} />
    </picture>
  );
}
