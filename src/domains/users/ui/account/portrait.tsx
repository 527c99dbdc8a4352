import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { initialsOf, type OtherUser } from '../../model/user.ts';
import styles from './portrait.module.css';

export function photoOf({ properties }: Pick<OtherUser, 'properties'>, definitions: readonly PropertyDefinition[]): string | undefined {
  const photo = definitions.find(({ inputType }) => inputType === 'photo');
  return photo && properties.find(({ key }) => key === photo.key)?.value;
}

interface PortraitProps {
  person: Pick<OtherUser, 'firstName' | 'lastName' | 'isMett'>;
  photo: string | undefined;
}

/** The photo; the product's mark for its staff; else the letters of the name. The name stands beside it, so it says nothing itself. */
export function Portrait({ person, photo }: PortraitProps) {
  if (person.isMett) {
    return (
      <svg className={styles.portrait} viewBox="0 0 48 48" aria-hidden="true" data-portrait="staff">
        <rect width="48" height="48" className={styles.staffGround} />
        <path d="M12 32V16h10a6 6 0 0 1 0 12h-4v4z" className={styles.staffMark} />
        <circle cx="34" cy="29" r="3" className={styles.staffMark} />
      </svg>
    );
  }
  if (photo) {
    const address = `/a/${photo}?width=200&height=200&fit=cover&format=auto`;
    return <img className={styles.portrait} src={address} alt="" width={96} height={96} data-portrait="photo" />;
  }
  return (
    <span className={styles.portrait} aria-hidden="true" data-portrait="letters">
      {initialsOf(person)}
    </span>
  );
}
