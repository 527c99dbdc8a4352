import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { classNames } from '#ui/class-names.ts';
import { initialsOf, type OtherUser } from '../../model/user.ts';
import styles from './portrait.module.css';

export function photoOf({ properties }: Pick<OtherUser, 'properties'>, definitions: readonly PropertyDefinition[]): string | undefined {
  const photo = definitions.find(({ inputType }) => inputType === 'photo');
  return photo && properties.find(({ key }) => key === photo.key)?.value;
}

interface PortraitProps {
  person: Pick<OtherUser, 'firstName' | 'lastName'> & Partial<Pick<OtherUser, 'isMett'>>;
  photo: string | undefined;
  /** Beside a name in a line. */
  isSmall?: boolean;
}

/** The photo; the product's mark for its staff; else the letters of the name. The name stands beside it, so it says nothing itself. */
export function Portrait({ person, photo, isSmall = false }: PortraitProps) {
  const className = classNames(styles.portrait, isSmall && styles.small);
  if (person.isMett) {
    return (
      <svg className={className} viewBox="0 0 48 48" aria-hidden="true" data-portrait="staff">
        <rect width="48" height="48" className={styles.staffGround} />
        <path d="M12 32V16h10a6 6 0 0 1 0 12h-4v4z" className={styles.staffMark} />
        <circle cx="34" cy="29" r="3" className={styles.staffMark} />
      </svg>
    );
  }
  if (photo) {
    const [asked, shown] = isSmall ? [100, 36] : [200, 96];
    const address = `/a/${photo}?width=${asked}&height=${asked}&fit=cover&format=auto`;
    return <img className={className} src={address} alt="" width={shown} height={shown} data-portrait="photo" />;
  }
  return (
    <span className={className} aria-hidden="true" data-portrait="letters">
      {initialsOf(person)}
    </span>
  );
}
