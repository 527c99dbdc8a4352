import { adminSections } from '#app/admin-sections.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { isContentManager } from '#platform/shared/actor.ts';

type Section = (typeof adminSections)[number] & { isFirstOfGroup?: true; isInBar?: true };

/** What of admin is open to who is signed in. */
export function useSections(): Section[] {
  const { user } = useCurrentUser();
  if (!user?.isActive) return [];
  return adminSections.filter(({ access }) => (access === 'admin' ? user.isAdmin : isContentManager(user)));
}
