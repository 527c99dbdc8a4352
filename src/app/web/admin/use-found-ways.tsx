import { adminMessages } from '#app/messages/admin.ts';
import { pageAdminMessages } from '#domains/pages/messages/admin.ts';
import { listPageIndex, type PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { editHref, lookOfState, PageThumbnail } from '#domains/pages/ui/admin/index.ts';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import type { RoleSummary } from '#domains/roles/model/role.ts';
import { listUsers } from '#domains/users/model/admin-user.contract.ts';
import type { ListedUser } from '#domains/users/model/admin-user.ts';
import { fullName } from '#domains/users/model/user.ts';
import { Portrait, useCurrentUser } from '#domains/users/ui/index.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { formatDate, formatNumber } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { Badge } from '#ui/admin/badge.tsx';
import { PagesIcon, RolesIcon } from '#ui/icons/admin-icons.tsx';
import { matches, type Way, type WayGroup } from './way.ts';

const shownOfEach = 5;
const shortest = 2;

/** What others put on the platform, which the server is asked for. */
export function useFoundWays(typed: string): WayGroup[] {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const isAdmin = user?.isActive === true && user.isAdmin;
  const sought = useDebounced(typed, 200);
  const isSought = isAdmin && sought.length >= shortest;
  const query = { q: sought, itemCount: shownOfEach };
  const pages = useCall(listPageIndex, { query: { ...query, lang: language } }, { isEnabled: isSought });
  const users = useCall(listUsers, { query }, { isEnabled: isSought });
  const isLongEnough = isAdmin && typed.length >= shortest;
  const { data: roles = [] } = useCall(listRoles, {}, { isEnabled: isLongEnough });
  const { wayToRole, wayToPerson, wayToPage } = useTelling(roles);
  return [
    {
      kind: 'roles',
      title: t.roles,
      ways: (isLongEnough ? roles : [])
        .filter(({ nameNl, nameEn, description }) => matches(typed, `${language === 'nl' ? nameNl : nameEn} ${description}`))
        .slice(0, shownOfEach)
        .map(wayToRole),
    },
    { kind: 'people', title: t.people, ways: (isSought ? (users.data?.items ?? []) : []).map(wayToPerson) },
    { kind: 'pages', title: t.pages, ways: (isSought ? (pages.data?.items ?? []) : []).map(wayToPage) },
  ];
}

/** Each of them in words. */
function useTelling(roles: readonly RoleSummary[]) {
  const t = useMessages(adminMessages);
  const ofPages = useMessages(pageAdminMessages);
  const language = useLanguage();
  const at = (path: string) => localizePath(language, path);
  const day = (moment: string) => formatDate(language, new Date(moment));
  const nameOfRole = ({ nameNl, nameEn }: RoleSummary) => (language === 'nl' ? nameNl : nameEn);

  function wayToRole(role: RoleSummary): Way {
    const { guid, description, memberCount, useCount, isBuiltIn } = role;
    const facts = [
      { name: t.facts.members, value: formatNumber(language, memberCount) },
      { name: t.facts.uses, value: formatNumber(language, useCount) },
      ...(isBuiltIn ? [{ name: t.facts.kind, value: t.facts.builtIn }] : []),
    ];
    const about = { within: [t.sections.roles], text: description, facts };
    return { key: guid, href: at(`/admin/roles?role=${guid}`), name: nameOfRole(role), note: description, icon: <RolesIcon />, about };
  }

  function wayToPerson(person: ListedUser): Way {
    const { guid, email, kind, roleIds, isActive, lastSeenOn, photo } = person;
    const held = kind === 'Standard' ? roleIds : [builtInRoleGuid[kind], ...roleIds];
    const names = roles.filter((role) => held.includes(role.guid)).map(nameOfRole);
    const facts = [
      { name: t.facts.email, value: email },
      {
        name: t.facts.status,
        value: <Badge look={isActive ? 'positive' : 'negative'}>{isActive ? t.facts.active : t.facts.inactive}</Badge>,
      },
      ...(names.length > 0 ? [{ name: t.facts.roles, value: names.join(', ') }] : []),
      { name: t.facts.lastSeen, value: lastSeenOn ? day(lastSeenOn) : t.facts.never },
    ];
    const portrait = <Portrait person={person} photo={photo ?? undefined} isSmall />;
    return {
      key: guid,
      href: at(`/admin/users/${guid}/profile`),
      name: fullName(person) || email,
      note: names.join(', ') || email,
      icon: portrait,
      about: { within: [t.sections.users], picture: portrait, facts },
    };
  }

  function wayToPage({ guid, isInMenu, updatedOn, picture, languages }: PageIndexEntry): Way {
    const { [language]: page, nl, en } = languages;
    const stateOf = ({ state }: typeof page) => <Badge look={lookOfState[state]}>{ofPages.states[state]}</Badge>;
    const facts = [
      { name: t.facts.address, value: page.href },
      { name: ofPages.dutch, value: stateOf(nl) },
      { name: ofPages.english, value: stateOf(en) },
      ...(isInMenu ? [] : [{ name: t.menu, value: ofPages.notInMenu }]),
      { name: ofPages.changedOn, value: day(updatedOn) },
    ];
    const about = {
      within: [t.sections.pages],
      picture: picture && <PageThumbnail picture={picture} />,
      facts,
      editHref: editHref(page.href),
    };
    return { key: guid, href: page.href, name: page.title, note: page.href, icon: <PagesIcon />, about };
  }

  return { wayToRole, wayToPerson, wayToPage };
}
