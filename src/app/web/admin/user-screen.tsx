import type { ComponentProps } from 'react';
import { ActivityOfPerson, SecurityOfPerson } from '#domains/audit/ui/index.ts';
import { DataExportOfUser } from '#domains/data-exports/ui/index.ts';
import { UserPage, type PartsOfUser } from '#domains/users/ui/admin/user-page.tsx';
import type { UserDetail } from '#domains/users/model/admin-user.ts';
import { UserHelp } from './user-help.tsx';

/** One person's account with what every domain has to say about it. */
export function UserScreen(props: Omit<ComponentProps<typeof UserPage>, 'partsOf'>) {
  return <UserPage {...props} partsOf={partsOf} />;
}

function partsOf(user: UserDetail): PartsOfUser {
  const { guid, isActive } = user;
  return {
    activity: <ActivityOfPerson guid={guid} />,
    dataExport: <DataExportOfUser guid={guid} isActive={isActive} />,
    help: <UserHelp user={user} />,
    securityEvents: <SecurityOfPerson guid={guid} />,
  };
}
