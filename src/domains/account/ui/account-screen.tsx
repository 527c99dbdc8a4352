import { useState, type ReactNode } from 'react';
import { listPropertyDefinitions } from '#domains/properties/model/property.contract.ts';
import type { PropertyDefinition } from '#domains/properties/model/property.ts';
import { chosenLanguage } from '#domains/users/model/chosen-language.ts';
import { canChangeProfile } from '#domains/users/model/user.rules.ts';
import type { ApplicationUser } from '#domains/users/model/user.ts';
import { useColourMode, useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { logLevel, textOfError } from '#platform/web/client-log.ts';
import { LanguageProvider, useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useInertAtFirst } from '#platform/web/use-inert-at-first.ts';
import { useStore } from '#platform/web/use-store.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SectionLinks } from '#ui/navigation/section-links.tsx';
import { UiLanguage } from '#ui/texts.tsx';
import { accountMessages } from '../messages/index.ts';
import styles from './account-screen.module.css';
import { ActivityPanel } from './activity-panel.tsx';
import { DeletionReminder } from './delete-account.tsx';
import { OtherProfile } from './other-profile.tsx';
import { PreferencesPanel } from './preferences-panel.tsx';
import { PrivacyPanel } from './privacy-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecurityPanel } from './security-panel.tsx';

const panels = { profile: ProfilePanel, preferences: PreferencesPanel, activity: ActivityPanel, privacy: PrivacyPanel };
const categories = ['profile', 'preferences', 'activity', 'privacy', 'security'] as const;
type Category = (typeof categories)[number];

interface AccountScreenProps {
  category: Category;
  /** Somebody whose profile is looked at; null for one's own account. */
  userGuid: string | null;
  pageNumber: number;
}

export function AccountScreen({ category, userGuid, pageNumber }: AccountScreenProps) {
  const addressLanguage = useLanguage();
  const inertAtFirst = useInertAtFirst();
  const owner = useOwner();
  const language = chosenLanguage(owner) ?? addressLanguage;
  useColourMode(owner?.properties.find(({ key }) => key === 'colourMode')?.value);
  return (
    <LanguageProvider language={language}>
      <UiLanguage language={language}>
        <div className={styles.account} lang={language === addressLanguage ? undefined : language} {...inertAtFirst}>
          {userGuid !== null && userGuid !== owner?.guid ? (
            <OtherProfile guid={userGuid} />
          ) : (
            <OwnAccount category={category} addressLanguage={addressLanguage} owner={owner} pageNumber={pageNumber} />
          )}
        </div>
      </UiLanguage>
    </LanguageProvider>
  );
}

interface OwnAccountProps {
  category: Category;
  addressLanguage: Language;
  owner: ApplicationUser | null;
  pageNumber: number;
}

function OwnAccount({ category, addressLanguage, owner, pageNumber }: OwnAccountProps) {
  const t = useMessages(accountMessages);
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <SectionLinks
        label={t.title}
        links={categories.map((one) => ({
          href: localizePath(addressLanguage, `/account/${one}`),
          name: t.categories[one],
          isCurrent: one === category,
        }))}
      />
      {category === 'security' ? (
        // Needs nothing of the rest: who must still set up a second factor can do that here and nothing else.
        <SecurityPanel />
      ) : (
        <Loaded owner={owner}>
          {(user, definitions) => {
            const Panel = panels[category];
            return (
              <>
                {/* The page on privacy says it itself. */}
                {category === 'privacy' ? null : <DeletionReminder addressLanguage={addressLanguage} />}
                <Panel key={user.guid} user={user} definitions={definitions} pageNumber={pageNumber} addressLanguage={addressLanguage} />
              </>
            );
          }}
        </Loaded>
      )}
    </>
  );
}

interface LoadedProps {
  owner: ApplicationUser | null;
  children: (user: ApplicationUser, definitions: readonly PropertyDefinition[]) => ReactNode;
}

/** The person and what is asked about people, or what stands in for them. */
function Loaded({ owner, children }: LoadedProps) {
  const t = useMessages(accountMessages);
  const { log } = useServices();
  const { currentUser } = useCurrentUser();
  const definitions = useCall(listPropertyDefinitions, {}, { isEnabled: owner !== null });

  /** Whether it went well shows by itself; why it did not is for the log. */
  async function reload(): Promise<void> {
    try {
      await currentUser.load();
    } catch (error) {
      log.write(logLevel.error, 'Loading the user failed', textOfError(error));
    }
  }

  if (!owner || !canChangeProfile(owner, owner)) return <ErrorBox title={t.loadFailed} onRetry={() => void reload()} />;
  if (definitions.data) return children(owner, definitions.data);
  if (definitions.error) return <ErrorBox title={t.loadFailed} onRetry={definitions.reload} />;
  return (
    <div className={styles.panel}>
      <LoadingText />
      <Skeleton shape="box" count={4} />
    </div>
  );
}

/** Whose account this is. When their session ends, what they typed stays; nobody who signs in after them gets it. */
function useOwner(): ApplicationUser | null {
  const { user } = useCurrentUser();
  const { isEnded } = useStore(useServices().sessionEnd);
  const present = user?.isActive ? user : null;
  const [last, setLast] = useState(present);
  if (!isEnded && last !== present) setLast(present);
  return isEnded ? last : present;
}
