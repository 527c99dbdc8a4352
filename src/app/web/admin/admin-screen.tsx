import type { AdminSection } from '#app/admin-sections.ts';
import { adminMessages } from '#app/messages/admin.ts';
import type { PageFrame, Screen } from '#app/route-answer.ts';
import { AuditIndex } from '#domains/audit/ui/admin/audit-index.tsx';
import { RecentChanges } from '#domains/audit/ui/index.ts';
import { invitationKeys } from '#domains/invitations/ui/admin/invitation-keys.ts';
import { InvitationList } from '#domains/invitations/ui/admin/invitation-list.tsx';
import { InviteButton } from '#domains/invitations/ui/admin/invite-button.tsx';
import { OverviewScreen } from '#domains/overview/ui/overview-screen.tsx';
import { MailsIndex } from '#domains/mails/ui/admin/mails-index.tsx';
import { PublishTerms } from '#domains/legal/ui/admin/publish-terms.tsx';
import { PagesIndex } from '#domains/pages/ui/admin/pages-index.tsx';
import { PropertiesIndex } from '#domains/properties/ui/admin/properties-index.tsx';
import { RolesIndex } from '#domains/access/ui/admin/roles-index.tsx';
import { SettingsScreen } from '#domains/settings/ui/admin/settings-screen.tsx';
import { UsersIndex } from '#domains/users/ui/admin/users-index.tsx';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PleinMark } from '../shell/plein-mark.tsx';
import { AdminShell } from './admin-shell.tsx';
import { UserRowHelp } from './user-help.tsx';
import { UserScreen } from './user-screen.tsx';

export type AdminFacts = Extract<Screen, { kind: 'admin' }>;

/** Everything under admin: one piece of code that only admins ever load. */
export function AdminScreen({ frame, ...facts }: AdminFacts & { frame: PageFrame }) {
  return (
    <AdminShell frame={frame} section={sectionOf(facts)}>
      <Section {...facts} frame={frame} />
    </AdminShell>
  );
}

function sectionOf({ section }: AdminFacts): AdminSection | undefined {
  if (section === 'unknown') return undefined;
  return section === 'user' ? 'users' : section;
}

function Section({ frame, ...facts }: AdminFacts & { frame: PageFrame }) {
  const { user } = useCurrentUser();
  switch (facts.section) {
    case 'overview':
      return <OverviewScreen changes={<RecentChanges />} />;
    case 'pages':
      return <PagesIndex />;
    case 'users':
      return (
        <>
          <UsersIndex
            acts={<InviteButton platformName={frame.platformName} />}
            actsOn={(person) => <UserRowHelp user={person} />}
            otherKeys={invitationKeys}
          />
          <InvitationList />
        </>
      );
    case 'user':
      return <UserScreen guid={facts.guid} category={facts.category} />;
    case 'roles':
      return <RolesIndex />;
    case 'properties':
      return <PropertiesIndex isStaff={user?.isActive === true && user.isMett} />;
    case 'settings':
      return <SettingsScreen logo={frame.logo} mark={<PleinMark />} terms={<PublishTerms />} />;
    case 'log':
      return <AuditIndex />;
    case 'mails':
      return <MailsIndex />;
    case 'unknown':
      return <UnknownSection />;
  }
}

function UnknownSection() {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  return (
    <>
      <h1 tabIndex={-1}>{t.unknownTitle}</h1>
      <EmptyState title={t.unknownText} action={<ButtonLink href={localizePath(language, '/admin/pages')}>{t.toPages}</ButtonLink>} />
    </>
  );
}
