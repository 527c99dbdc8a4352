import type { ReactNode } from 'react';
import { listPropertyDefinitions } from '#domains/properties/model/property.contract.ts';
import { isPreference, type PropertyDefinition } from '#domains/properties/model/property.ts';
import { Answer } from '#domains/properties/ui/index.ts';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { userAdminMessages } from '../../messages/admin.ts';
import type { UserDetail } from '../../model/admin-user.ts';
import { DeletionOfUser } from './deletion-of-user.tsx';
import styles from './user-page.module.css';

/** What the person has set. Only they change it. */
export function PreferencesOfUser({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  return <Answers user={user} isShown={isPreference} empty={<EmptyState title={t.noPreferences}>{t.noPreferencesText}</EmptyState>} />;
}

/** What the person told about themselves, as far as it is meant for others. */
export function AnswersOfUser({ user }: { user: UserDetail }) {
  const t = useMessages(userAdminMessages);
  return (
    <>
      <h3>{t.answers}</h3>
      <Answers
        user={user}
        isShown={(definition) => !isPreference(definition) && definition.inputType !== 'photo'}
        empty={<p className={styles.note}>{t.noAnswers}</p>}
      />
    </>
  );
}

interface AnswersProps {
  user: UserDetail;
  isShown: (definition: PropertyDefinition) => boolean;
  empty: ReactNode;
}

function Answers({ user, isShown, empty }: AnswersProps) {
  const language = useLanguage();
  const { data, error, reload } = useCall(listPropertyDefinitions, {});
  if (error) return <ErrorBox onRetry={reload} />;
  if (!data) return <LoadingText />;
  const given = data.filter(isShown).flatMap((definition) => {
    const value = user.properties.find(({ key }) => key === definition.key)?.value;
    return value === undefined ? [] : [{ definition, value }];
  });
  if (given.length === 0) return empty;
  return (
    <dl className={styles.facts}>
      {given.map(({ definition, value }) => (
        <Fact key={definition.key} name={definition.texts[language].label} value={<Answer definition={definition} value={value} />} />
      ))}
    </dl>
  );
}

export function PrivacyOfUser({ user, dataExport }: { user: UserDetail; dataExport: ReactNode }) {
  const t = useMessages(userAdminMessages);
  const language = useLanguage();
  const { termsOfUseVersionAccepted: version } = user;
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t.termsOfUse} value={version === null ? t.termsNotAccepted : t.termsVersion(version)} />
        <Fact name={t.createdOn} value={formatDate(language, new Date(user.createdOn))} />
      </dl>
      {dataExport}
      <DeletionOfUser user={user} />
    </>
  );
}

export function Fact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
