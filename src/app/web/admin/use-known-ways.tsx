import { accountCategories } from '#app/routes.ts';
import { adminMessages } from '#app/messages/admin.ts';
import type { AdminSection } from '#app/admin-sections.ts';
import { accountMessages } from '#domains/account/messages/index.ts';
import { settingAdminMessages } from '#domains/settings/messages/admin.ts';
import { settingNameMessages } from '#domains/settings/messages/names.ts';
import { ColourSample } from '#domains/settings/ui/admin/colour-sample.tsx';
import { useColours } from '#domains/settings/ui/admin/use-colours.ts';
import { isColourPart, placeOfField, type FormKey, type SettingField } from '#domains/settings/ui/admin/settings-values.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ActIcon, PersonIcon, SettingsIcon } from '#ui/icons/admin-icons.tsx';
import { sectionIcons } from './section-icons.tsx';
import { useSections } from './use-sections.ts';
import { matches, type WayGroup } from './way.ts';

type AccountCategory = (typeof accountCategories)[number];

interface Place {
  /** `:lang` stands for the language of the reader. */
  href: string;
  /** The part of admin or of one's own account that it stands in; on the site it stands in none. */
  within?: AdminSection | AccountCategory;
  isForAdmins: boolean;
  /** What it changes. */
  setting?: FormKey;
}

const forAdmins = (href: string, within?: AdminSection): Place => ({ href, ...(within && { within }), isForAdmins: true });
const forOneself = (href: string, within?: AccountCategory): Place => ({ href, ...(within && { within }), isForAdmins: false });

/** Where each thing that can be done is done. */
const acts = {
  invite: forAdmins('/admin/users?invite=1', 'users'),
  newRole: forAdmins('/admin/roles?role=new', 'roles'),
  look: { ...forAdmins('/settings#colours', 'settings'), setting: 'colorScheme' },
  terms: forAdmins('/settings#terms', 'settings'),
  failedMails: forAdmins('/admin/mails?state=failed', 'mails'),
  viewAs: forAdmins('/view-as'),
  password: forOneself('/account/security', 'security'),
  passkey: forOneself('/account/security', 'security'),
  dark: forOneself('/account/preferences', 'preferences'),
  language: forOneself('/account/preferences', 'preferences'),
  copy: forOneself('/account/privacy', 'privacy'),
  cookies: forOneself('/legal/cookie-statement/:lang'),
  signOut: forOneself('/logout'),
} as const satisfies Record<string, Place>;
const actKeys = Object.keys(acts) as (keyof typeof acts)[];
const settingFields = Object.keys(placeOfField) as SettingField[];

/** What the platform has of itself. With nothing typed: the places, and what can be done. */
export function useKnownWays(typed: string): WayGroup[] {
  const t = useMessages(adminMessages);
  const account = useMessages(accountMessages);
  const settingNames = useMessages(settingNameMessages).names;
  const ofSettings = useMessages(settingAdminMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const isAdmin = user?.isActive === true && user.isAdmin;
  const sections = useSections();
  const at = (path: string) => localizePath(language, path);
  const isFound = (...words: string[]) => matches(typed, words.join(' '));

  function withinOf({ within, isForAdmins }: Place): string[] {
    if (within === undefined) return [];
    // The two kinds of places have no name in common.
    return isForAdmins ? [t.sections[within as AdminSection]] : [t.account, account.categories[within as AccountCategory]];
  }

  function wordsOf(field: SettingField): { name: string; help: string; within: string[] } {
    if (!isColourPart(field)) return { name: settingNames[field], help: '', within: [t.sections.settings] };
    const { label, help } = ofSettings.colour[field];
    return { name: label, help, within: [t.sections.settings, ofSettings.colours] };
  }

  const fields = settingFields
    .map((field) => ({ field, ...wordsOf(field) }))
    .filter(({ field, name, help }) => isAdmin && typed !== '' && isFound(name, help, t.also.settings[field]));
  const colours = useColours({ isEnabled: fields.some(({ field }) => isColourPart(field)) });
  const colourOf = (field: SettingField) => (isColourPart(field) ? colours?.[field] : undefined);

  return [
    {
      kind: 'screens',
      title: t.screens,
      ways: sections
        .filter(({ name }) => isFound(t.sections[name], t.also.sections[name]))
        .map(({ name, path }) => {
          const Icon = sectionIcons[name];
          const about = { within: [t.admin], text: t.sectionTexts[name] };
          return { key: name, href: at(path), name: t.sections[name], note: '', icon: <Icon />, about };
        }),
    },
    {
      kind: 'acts',
      title: t.acts,
      ways: actKeys
        .filter((key) => (isAdmin || !acts[key].isForAdmins) && isFound(t.wayTo[key].name, t.wayTo[key].also))
        .map((key) => {
          const { name, text } = t.wayTo[key];
          const place: Place = acts[key];
          const within = withinOf(place);
          const note = place.isForAdmins ? within.join(', ') : t.onlyForYou;
          const about = { within, text, ...(place.setting && { setting: place.setting }) };
          return { key: `act-${key}`, href: at(place.href.replace(':lang', language)), name, note, icon: <ActIcon />, about };
        }),
    },
    {
      kind: 'settings',
      title: t.settings,
      ways: fields.map(({ field, name, help, within }) => {
        const colour = colourOf(field);
        return {
          key: `setting-${field}`,
          href: at(`/settings#${placeOfField[field]}`),
          name,
          // A colour is known by itself; the group says already that it is a setting.
          note: colour ? `${within.at(-1)} · ${colour}` : within.join(', '),
          icon: colour ? <ColourSample hex={colour} /> : <SettingsIcon />,
          about: { within, text: help, setting: field },
        };
      }),
    },
    {
      kind: 'account',
      title: t.account,
      ways: accountCategories
        .filter((category) => typed !== '' && isFound(account.categories[category], t.account, t.also.account[category]))
        .map((category) => ({
          key: `account-${category}`,
          href: at(`/account/${category}`),
          name: account.categories[category],
          note: t.onlyForYou,
          icon: <PersonIcon />,
          about: { within: [t.account], text: t.accountTexts[category] },
        })),
    },
  ];
}
