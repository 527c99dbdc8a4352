import { isPreference, type PropertyDefinition } from '#domains/properties/model/property.ts';
import { canSetProperty } from '#domains/properties/model/property.rules.ts';
import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import type { ApplicationUser } from '#domains/users/model/user.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { failureDetail } from '#platform/web/api-error.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './account-screen.module.css';
import { valueOf } from './account-values.ts';
import { PropertyField } from './property-field.tsx';
import type { PanelProps } from './panel.ts';

/** How somebody likes to work. Every choice counts at once and can be taken back. */
export function PreferencesPanel({ user, definitions }: PanelProps) {
  const t = useMessages(accountMessages);
  const asked = definitions.filter((definition) => isPreference(definition) && canSetProperty(user, user, definition));
  return (
    <div className={styles.panel}>
      <div className={styles.heading}>
        <h2>{t.categories.preferences}</h2>
        <p>{t.preferencesNote}</p>
      </div>
      {asked.map((definition) => (
        <Preference key={definition.key} user={user} definition={definition} />
      ))}
    </div>
  );
}

function Preference({ user, definition }: { user: ApplicationUser; definition: PropertyDefinition }) {
  const t = useMessages(accountMessages);
  const language = useLanguage();
  const { currentUser } = useCurrentUser();
  const subject = { nl: definition.texts.nl.label, en: definition.texts.en.label };
  const save = useSave(updateLoggedInUser, { type: 'save', subject, showsFailure: true, onSaved: (saved) => currentUser.replace(saved) });
  const stored = user.properties.find(({ key }) => key === definition.key)?.value ?? '';
  // Without a choice of their own, the language is that of the page.
  const shown = valueOf(user, definition) || (definition.key === 'language' ? language : '');

  function choose(value: string): void {
    const bodyWith = (chosen: string) => ({ body: { properties: [{ key: definition.key, value: chosen }] } });
    void save.run(bodyWith(value), {
      undo: async (_, send) => {
        await send(bodyWith(stored));
        return undefined;
      },
    });
  }

  return (
    <>
      {save.error ? <ErrorBox title={t.preferenceFailed} {...failureDetail(save.error)} onRetry={save.retry} /> : null}
      <PropertyField id={`preference-${definition.key}`} definition={definition} value={shown} error={undefined} onChange={choose} />
    </>
  );
}
