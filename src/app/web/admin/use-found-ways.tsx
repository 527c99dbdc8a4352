import { adminMessages } from '#app/messages/admin.ts';
import { pageAdminMessages } from '#domains/pages/messages/admin.ts';
import { listPagesToEdit, type PageIndexEntry } from '#domains/pages/model/page-index.contract.ts';
import { editHref, lookOfState, PageThumbnail } from '#domains/pages/ui/admin/index.ts';
import { listRoles } from '#domains/roles/model/role.contract.ts';
import type { RoleSummary } from '#domains/roles/model/role.ts';
import { listUsers } from '#domains/users/model/admin-user.contract.ts';
import type { ListedUser } from '#domains/users/model/admin-user.ts';
import { fullName } from '#domains/users/model/user.ts';
import { Portrait, useCurrentUser } from '#domains/users/ui/index.ts';
import { isContentManager } from '#platform/shared/actor.ts';
import { builtInRoleGuid } from '#platform/shared/built-in-roles.ts';
import { formatDate, formatNumber } from '#platform/shared/format.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { useDebounced } from '#platform/web/use-debounced.ts';
import { Badge } from '#ui/admin/badge.tsx';
import { PagesIcon, RolesIcon } from '#ui/icons/admin-icons.tsx';
import { sectionIcons } from './section-icons.tsx';
import { matches, type Way, type WayGroup } from './way.ts';

const amongOthers = 5;
/** For who chooses one kind. Who looks for more than this types another letter. */
const mostOfEach = 50;
const shortest = 2;

/** What others put on the platform, which the server is asked for. */
export function useFoundWays(typed: string): WayGroup[] {
  const t = useMessages(adminMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const isAdmin = user?.isActive === true && user.isAdmin;
  const isEditor = user?.isActive === true && isContentManager(user);
  const sought = useDebounced(typed, 200);
  const isSought = sought.length >= shortest;
  const query = { q: sought, itemCount: mostOfEach };
  const pages = useCall(listPagesToEdit, { query: { ...query, lang: language } }, { isEnabled: isSought && isEditor });
  const users = useCall(listUsers, { query }, { isEnabled: isSought && isAdmin });
  const isLongEnough = isAdmin && typed.length >= shortest;
  const { data: roles = [] } = useCall(listRoles, {}, { isEnabled: isLongEnough });
  const { wayToRole, wayToPerson, wayToPage } = useTelling({ roles, isAdmin });

  function wholeOf(section: 'pages' | 'users', total: number): Pick<WayGroup, 'total' | 'amongOthers' | 'whole'> {
    const Icon = sectionIcons[section];
    const whole = {
      key: `all-${section}`,
      href: localizePath(language, `/admin/${section}?q=${encodeURIComponent(sought)}`),
      name: t.showAll[section](total),
      note: '',
      icon: <Icon />,
      about: { within: [t.sections[section]], text: t.sectionTexts[section] },
    };
    // The lists are for admins.
    return { total, amongOthers, ...(isAdmin && { whole }) };
  }

  const foundUsers = (isSought && users.data) || nothing;
  const foundPages = (isSought && pages.data) || nothing;
  return [
    {
      kind: 'roles',
      title: t.roles,
      amongOthers,
      ways: (isLongEnough ? roles : [])
        .filter(({ nameNl, nameEn, description }) => matches(typed, `${language === 'nl' ? nameNl : nameEn} ${description}`))
        .map(wayToRole),
    },
    { kind: 'people', title: t.people, ways: foundUsers.items.map(wayToPerson), ...wholeOf('users', foundUsers.total) },
    { kind: 'pages', title: t.pages, ways: foundPages.items.map(wayToPage), ...wholeOf('pages', foundPages.total) },
  ];
}

const nothing = { items: [], total: 0 };

/** Each of them in words. */
function useTelling({ roles, isAdmin }: { roles: readonly RoleSummary[]; isAdmin: boolean }) {
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
    const edit = editHref(page.href);
    // The index of pages is for admins; who finds only what they may edit comes to edit it.
    const about = {
      within: isAdmin ? [t.sections.pages] : [],
      picture: picture && <PageThumbnail picture={picture} />,
      facts,
      editHref: edit,
    };
    return { key: guid, href: isAdmin ? page.href : edit, name: page.title, note: page.href, icon: <PagesIcon />, about };
  }

  return { wayToRole, wayToPerson, wayToPage };
}
