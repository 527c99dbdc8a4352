import type { PageFrame, Screen } from '#app/route-answer.ts';
import { AuditIndex } from '#domains/audit/ui/admin/audit-index.tsx';
import { InvitationList } from '#domains/invitations/ui/admin/invitation-list.tsx';
import { InviteButton } from '#domains/invitations/ui/admin/invite-button.tsx';
import { MailsIndex } from '#domains/mails/ui/admin/mails-index.tsx';
import { PublishTerms } from '#domains/legal/ui/admin/publish-terms.tsx';
import { PagesIndex } from '#domains/pages/ui/admin/pages-index.tsx';
import { PropertiesIndex } from '#domains/properties/ui/admin/properties-index.tsx';
import { RolesIndex } from '#domains/access/ui/admin/roles-index.tsx';
import { SettingsScreen } from '#domains/settings/ui/admin/settings-screen.tsx';

import { UsersIndex } from '#domains/users/ui/admin/users-index.tsx';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { PleinMark } from '../shell/plein-mark.tsx';
import { AdminShell } from './admin-shell.tsx';
import { UserScreen } from './user-screen.tsx';

export type AdminFacts = Extract<Screen, { kind: 'admin' }>;

/** Everything under admin: one piece of code that only admins ever load. */
export function AdminScreen({ frame, ...facts }: AdminFacts & { frame: PageFrame }) {
  return (
    <AdminShell frame={frame} section={facts.section === 'user' ? 'users' : facts.section}>
      <Section {...facts} frame={frame} />
    </AdminShell>
  );
}

function Section({ frame, ...facts }: AdminFacts & { frame: PageFrame }) {
  const { user } = useCurrentUser();
  switch (facts.section) {
    case 'pages':
      return <PagesIndex />;
    case 'users':
      return (
        <>
          <UsersIndex acts={<InviteButton platformName={frame.platformName} />} />
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
  }
}
