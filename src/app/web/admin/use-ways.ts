import type { ReactNode } from 'react';
import { accountCategories } from '#app/routes.ts';
import { adminMessages } from '#app/messages/admin.ts';
import { accountMessages } from '#domains/account/messages/index.ts';
import { listPageIndex } from '#domains/pages/model/page-index.contract.ts';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import { settingNameMessages } from '#domains/settings/messages/names.ts';
import { formKeys, placeOfKey } from '#domains/settings/ui/admin/settings-values.ts';
import { listUsers } from '#domains/users/model/admin-user.contract.ts';
import { fullName } from '#domains/users/model/user.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { ActIcon, PagesIcon, PersonIcon, RolesIcon, SettingsIcon } from '#ui/icons/admin-icons.tsx';
import { sectionIcons } from './section-icons.tsx';
import { useSections } from './use-sections.ts';

export interface Way {
  key: string;
  href: string;
  name: string;
  note: string;
  Icon: () => ReactNode;
}

export interface WayGroup {
  kind: 'screens' | 'acts' | 'settings' | 'account' | 'roles' | 'people' | 'pages';
  title: string;
  ways: Way[];
}

interface Place {
  href: string;
  isForAdmins: boolean;
}

const forAdmins = (href: string): Place => ({ href, isForAdmins: true });
const forOneself = (href: string): Place => ({ href, isForAdmins: false });

/** Where each thing that can be done is done. */
const acts = {
  invite: forAdmins('/admin/users?invite=1'),
  newRole: forAdmins('/admin/roles?role=new'),
  look: forAdmins('/settings#colours'),
  failedMails: forAdmins('/admin/mails?state=failed'),
  viewAs: forAdmins('/view-as'),
  password: forOneself('/account/security'),
  passkey: forOneself('/account/security'),
  dark: forOneself('/account/preferences'),
  language: forOneself('/account/preferences'),
  copy: forOneself('/account/privacy'),
  signOut: forOneself('/logout'),
} as const;

const shownOfEach = 5;
const shortest = 2;

/** What somebody may be looking for, by what they typed. With nothing typed: the places, and what can be done. */
export function useWays(typed: string): WayGroup[] {
  const t = useMessages(adminMessages);
  const account = useMessages(accountMessages);
  const settingNames = useMessages(settingNameMessages).names;
  const language = useLanguage();
  const { user } = useCurrentUser();
  const isAdmin = user?.isActive === true && user.isAdmin;
  const sections = useSections();
  const sought = useDebounced(typed, 200);
  const isSought = isAdmin && sought.length >= shortest;
  const query = { q: sought, itemCount: shownOfEach };
  const pages = useCall(listPageIndex, { query: { ...query, lang: language } }, { isEnabled: isSought });
  const users = useCall(listUsers, { query }, { isEnabled: isSought });
  const roles = useCall(listRoles, {}, { isEnabled: isAdmin && typed.length >= shortest });
  const at = (path: string) => localizePath(language, path);
  const isFound = (...words: string[]) => matches(typed, words.join(' '));

  const actKeys = Object.keys(acts) as (keyof typeof acts)[];
  return [
    {
      kind: 'screens',
      title: t.screens,
      ways: sections
        .map(({ name, path }) => ({ key: name, href: at(path), name: t.sections[name], note: '', Icon: sectionIcons[name] }))
        .filter(({ name }) => isFound(name)),
    },
    {
      kind: 'acts',
      title: t.acts,
      ways: actKeys
        .filter((key) => (isAdmin || !acts[key].isForAdmins) && isFound(t.wayTo[key].name, t.wayTo[key].also))
        .map((key) => ({ key: `act-${key}`, href: at(acts[key].href), name: t.wayTo[key].name, note: '', Icon: ActIcon })),
    },
    {
      kind: 'settings',
      title: t.settings,
      ways: formKeys
        .filter((key) => isAdmin && typed !== '' && isFound(settingNames[key]))
        .map((key) => ({
          key: `setting-${key}`,
          href: at(`/settings#${placeOfKey[key]}`),
          name: settingNames[key],
          note: t.sections.settings,
          Icon: SettingsIcon,
        })),
    },
    {
      kind: 'account',
      title: t.account,
      ways: accountCategories
        .filter((category) => typed !== '' && isFound(account.categories[category], t.account))
        .map((category) => ({
          key: `account-${category}`,
          href: at(`/account/${category}`),
          name: account.categories[category],
          note: t.account,
          Icon: PersonIcon,
        })),
    },
    // What comes from the server stands last, so that nothing above it moves when it comes.
    {
      kind: 'roles',
      title: t.roles,
      ways: (typed.length >= shortest ? (roles.data ?? []) : [])
        .map((role) => ({ ...role, name: language === 'nl' ? role.nameNl : role.nameEn }))
        .filter(({ name, description }) => isFound(name, description))
        .slice(0, shownOfEach)
        .map(({ guid, name, description }) => ({
          key: guid,
          href: at(`/admin/roles?role=${guid}`),
          name,
          note: description,
          Icon: RolesIcon,
        })),
    },
    {
      kind: 'people',
      title: t.people,
      ways: (isSought ? (users.data?.items ?? []) : []).map((person) => ({
        key: person.guid,
        href: at(`/admin/users/${person.guid}/profile`),
        name: fullName(person) || person.email,
        note: person.email,
        Icon: PersonIcon,
      })),
    },
    {
      kind: 'pages',
      title: t.pages,
      ways: (isSought ? (pages.data?.items ?? []) : []).map(({ guid, languages: { [language]: page } }) => ({
        key: guid,
        href: page.href,
        name: page.title,
        note: page.href,
        Icon: PagesIcon,
      })),
    },
  ];
}

/** Every word that was typed begins or stands in one of these, whatever its capitals and accents. */
function matches(typed: string, words: string): boolean {
  const text = plain(words);
  return plain(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
