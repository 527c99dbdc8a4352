import { Fragment, type ReactNode } from 'react';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { userMessages } from '../../messages/index.ts';
import { initialsOf, type OtherUser } from '../../model/user.ts';
import styles from './account-screen.module.css';

interface ShownProfile {
  person: OtherUser;
  /** What is shown of them, in this order. */
  definitions: readonly PropertyDefinition[];
}

interface SeenProfileProps {
  /** Null while nobody is known yet. */
  shown: ShownProfile | null;
  heading: ReactNode;
  /** What stands in for them meanwhile. */
  children?: ReactNode;
}

/** Somebody, as other people see them. */
export function SeenProfile({ shown, heading, children }: SeenProfileProps) {
  return (
    <>
      <div className={styles.whose}>
        {shown ? <Portrait key="portrait" person={shown.person} photo={photoOf(shown.person, shown.definitions)} /> : null}
        {/* One heading all along, so that whoever is reading it is not thrown out when the name comes. */}
        <Fragment key="heading">{heading}</Fragment>
      </div>
      {shown ? <Answers {...shown} /> : children}
    </>
  );
}

export function photoOf({ properties }: Pick<OtherUser, 'properties'>, definitions: readonly PropertyDefinition[]): string | undefined {
  const photo = definitions.find(({ inputType }) => inputType === 'photo');
  return photo && properties.find(({ key }) => key === photo.key)?.value;
}

function Answers({ person, definitions }: ShownProfile) {
  const t = useMessages(userMessages);
  const language = useLanguage();
  const shown = definitions.flatMap((definition) => {
    const value = person.properties.find(({ key }) => key === definition.key)?.value;
    return value === undefined || definition.inputType === 'photo' ? [] : [{ definition, value }];
  });
  if (shown.length === 0) return <p>{t.nothingShown}</p>;
  return (
    <dl className={styles.facts}>
      {shown.map(({ definition, value }) => (
        <div key={definition.key}>
          <dt>{definition.texts[language].label}</dt>
          <dd>
            <Answer definition={definition} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** An answer as people read it: the word of a choice, a date in full, an address that can be followed. */
export function Answer({ definition, value }: { definition: PropertyDefinition; value: string }) {
  const t = useMessages(userMessages);
  const language = useLanguage();
  switch (definition.inputType) {
    case 'select':
    case 'radio':
      return definition.options.find((option) => option.value === value)?.label[language] ?? value;
    case 'checkbox':
      return t.yes;
    case 'date':
      return formatDate(language, new Date(`${value}T12:00:00Z`));
    case 'email':
      return <a href={`mailto:${value}`}>{value}</a>;
    case 'tel':
      return <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>{value}</a>;
    case 'url':
      return (
        <a href={value} rel="external nofollow noopener">
          {value}
        </a>
      );
    default:
      return value;
  }
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
