import { sql, type Kysely } from 'kysely';

interface Words {
  label: string;
  help: string;
  section: string;
}

const about = { section: 'about', sectionOrdinal: 1, names: { nl: 'Over u', en: 'About you' } };
const contact = { section: 'contact', sectionOrdinal: 2, names: { nl: 'Contact', en: 'Contact' } };
const preferences = { section: 'preferences', sectionOrdinal: 9, names: { nl: 'Voorkeuren', en: 'Preferences' } };
const agreements = { section: 'agreements', sectionOrdinal: 1, names: { nl: 'Afspraken', en: 'Agreements' } };

const option = (value: string, nl: string, en: string) => ({ value, label: { nl, en } });

const builtIn = [
  {
    key: 'profielfoto',
    category: 'profile',
    ...about,
    ordinal: 1,
    visibleFor: 'users',
    inputType: 'photo',
    label: ['Profielfoto', 'Profile photo'],
    help: ['', ''],
  },
  {
    key: 'alias',
    category: 'profile',
    ...about,
    ordinal: 2,
    visibleFor: 'users',
    inputType: 'text',
    autocomplete: 'nickname',
    label: ['Roepnaam', 'Nickname'],
    help: ['Zo spreken anderen u aan.', 'What others call you.'],
  },
  {
    key: 'accountEmail',
    category: 'profile',
    ...contact,
    ordinal: 1,
    visibleFor: 'me',
    inputType: 'email',
    autocomplete: 'email',
    required: true,
    label: ['E-mailadres', 'Email address'],
    help: ['Hiermee logt u in.', 'You sign in with this address.'],
  },
  {
    key: 'language',
    category: 'profile',
    ...preferences,
    ordinal: 1,
    visibleFor: 'me',
    inputType: 'radio',
    options: [option('nl', 'Nederlands', 'Dutch'), option('en', 'Engels', 'English')],
    label: ['Taal', 'Language'],
    help: ['De taal van uw account, van het beheer en van e-mail.', 'The language of your account, of the admin pages and of email.'],
  },
  {
    key: 'notificationClose',
    category: 'profile',
    ...preferences,
    ordinal: 2,
    visibleFor: 'me',
    inputType: 'radio',
    defaultValue: '10',
    options: [
      option('5', 'Na 5 seconden', 'After 5 seconds'),
      option('10', 'Na 10 seconden', 'After 10 seconds'),
      option('20', 'Na 20 seconden', 'After 20 seconds'),
      option('0', 'Nooit, ik sluit ze zelf', 'Never, I close them myself'),
    ],
    label: ['Meldingen sluiten', 'Close notices'],
    help: ['Wanneer een melding vanzelf verdwijnt.', 'When a notice goes away by itself.'],
  },
  {
    key: 'colourMode',
    category: 'profile',
    ...preferences,
    ordinal: 3,
    visibleFor: 'me',
    inputType: 'radio',
    defaultValue: 'auto',
    options: [option('light', 'Licht', 'Light'), option('dark', 'Donker', 'Dark'), option('auto', 'Zoals uw apparaat', 'As your device')],
    label: ['Kleuren', 'Colours'],
    help: ['Voor uw account en het beheer.', 'For your account and the admin pages.'],
  },
  {
    key: 'termsOfUse',
    category: 'privacy',
    ...agreements,
    ordinal: 1,
    visibleFor: 'me',
    inputType: 'checkbox',
    label: ['Gebruiksvoorwaarden', 'Terms of use'],
    help: ['', ''],
  },
  {
    key: 'privacyStatement',
    category: 'privacy',
    ...agreements,
    ordinal: 2,
    visibleFor: 'me',
    inputType: 'checkbox',
    label: ['Privacyverklaring', 'Privacy statement'],
    help: ['', ''],
  },
  {
    key: 'cookies',
    category: 'privacy',
    ...agreements,
    ordinal: 3,
    visibleFor: 'me',
    inputType: 'checkbox',
    label: ['Cookies', 'Cookies'],
    help: ['', ''],
  },
];

// oxlint-disable-next-line typescript/no-explicit-any -- a migration is frozen in time; today's types do not describe it
export async function up(db: Kysely<any>): Promise<void> {
  for (const definition of builtIn) {
    const { key, category, section, sectionOrdinal, ordinal, visibleFor, inputType, names, label, help } = definition;
    const {
      required = false,
      options = [],
      defaultValue = '',
      autocomplete = '',
    } = definition as Partial<{
      required: boolean;
      options: unknown[];
      defaultValue: string;
      autocomplete: string;
    }>;
    const words = (language: 'nl' | 'en', index: number): Words & { subsection: string } => ({
      label: label[index] ?? '',
      help: help[index] ?? '',
      section: names[language],
      subsection: '',
    });
    const texts = JSON.stringify({ nl: words('nl', 0), en: words('en', 1) });
    await sql`
      insert into property_definition
        (key, category, section, section_ordinal, ordinal, visible_for, input_type, required, options, default_value, autocomplete,
         is_built_in, texts)
      values
        (${key}, ${category}, ${section}, ${sectionOrdinal}, ${ordinal}, ${visibleFor}, ${inputType}, ${required},
         ${JSON.stringify(options)}::jsonb, ${defaultValue}, ${autocomplete}, true, ${texts}::jsonb)
      on conflict (key) do nothing`.execute(db);
  }
}
