import type { ReactNode } from 'react';
import type { AdminSection } from '#app/admin-sections.ts';
import { LogIcon, MailIcon, OverviewIcon, PagesIcon, PropertiesIcon, RolesIcon, SettingsIcon, UsersIcon } from '#ui/icons/admin-icons.tsx';

export const sectionIcons: Record<AdminSection, () => ReactNode> = {
  overview: OverviewIcon,
  pages: PagesIcon,
  users: UsersIcon,
  roles: RolesIcon,
  properties: PropertiesIcon,
  settings: SettingsIcon,
  log: LogIcon,
  mails: MailIcon,
};
