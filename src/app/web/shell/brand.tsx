import type { PageFrame } from '#app/route-answer.ts';
import { logoAddress } from '#domains/assets/model/image-address.ts';
import { hasRoomForName, logoAlt } from '#domains/settings/model/logo.ts';
import styles from './brand.module.css';
import { PleinMark } from './plein-mark.tsx';

/** Who the site is from, and the way home: the platform's own logo, or a mark with its name. */
export function Brand({ frame }: { frame: PageFrame }) {
  const isMark = frame.logo === null || !hasRoomForName(frame.logo);
  return (
    <a className={styles.brand} href={frame.homeHref}>
      {frame.logo ? <Logo logo={frame.logo} alt={logoAlt(frame.logo, { ...frame, written: frame.logoAlt })} /> : <PleinMark />}
      {isMark && (
        <span className={styles.words}>
          <span className={styles.name}>{frame.platformName}</span>
          <span className={styles.description}>{frame.platformDescription}</span>
        </span>
      )}
    </a>
  );
}

function Logo({ logo, alt }: { logo: NonNullable<PageFrame['logo']>; alt: string }) {
  return (
    // React asks for an eager image in a link at the start of the markup; not for one in a picture.
    <picture>
      <img className={styles.logo} src={logoAddress(logo)} width={logo.width ?? undefined} height={logo.height ?? undefined} alt={alt} />
    </picture>
  );
}
