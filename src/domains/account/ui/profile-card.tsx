import { Fragment, type ReactNode } from 'react';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { Answer } from '#domains/properties/ui/index.ts';
import type { OtherUser } from '#domains/users/model/user.ts';
import { photoOf, Portrait } from '#domains/users/ui/account/index.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { accountMessages } from '../messages/index.ts';
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

function Answers({ person, definitions }: ShownProfile) {
  const t = useMessages(accountMessages);
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
