/** The owner of each table, which alone writes to it. `platform` is src/platform/server. */
export const tablesOf: Readonly<Record<string, readonly string[]>> = {
  assets: ['asset'],
  audit: ['audit'],
  auth: ['registration', 'sign_in_delay', 'user_password'],
  'data-exports': ['data_export'],
  documents: [
    'block',
    'block_content',
    'document',
    'document_event',
    'document_language',
    'document_operation',
    'document_presence',
    'document_reference',
    'editing_work',
    'revision',
  ],
  identities: ['user_identity'],
  invitations: ['invitation'],
  legal: ['terms_version'],
  'list-items': ['list_counter', 'list_entry', 'list_item', 'list_membership', 'sitemap_part'],
  'client-log': ['client_log'],
  mails: ['mail'],
  menus: ['menu_item', 'menu_item_language'],
  'one-time-tokens': ['one_time_token'],
  overview: ['put_off_matter'],
  pages: ['redirect'],
  platform: ['content_change', 'content_version', 'idempotency', 'rate_limit'],
  properties: ['property_definition'],
  roles: ['role'],
  search: ['search_document', 'search_word'],
  'second-factors': ['login_attempt', 'passkey', 'recovery_code', 'totp'],
  sessions: ['session'],
  settings: ['platform_setting'],
  users: ['app_user', 'erased_user', 'user_property', 'user_role'],
};

/** Who writes to a table of another all the same, and why. It may only shrink. */
export const otherWriters: readonly { domain: string; table: string; why: string }[] = [
  {
    domain: 'sessions',
    table: 'app_user',
    why: 'when somebody was last here outlives their sessions, noted in the statement that deletes these',
  },
  {
    domain: 'auth',
    table: 'user_identity',
    why: 'an account that comes back to its owner loses what was linked meanwhile; identities stands above auth',
  },
  {
    domain: 'list-items',
    table: 'document',
    why: 'readers of an item and of its entry change in one statement, so that they never differ',
  },
];

/** What each domain reads of others: what a change of a table can break. It may only shrink; a new read has to be worth its line. */
export const readsOf: Readonly<Record<string, readonly string[]>> = {
  assets: ['document', 'document_language', 'document_reference', 'list_item', 'platform_setting', 'property_definition', 'user_property'],
  audit: ['app_user', 'asset', 'block', 'document', 'document_language', 'invitation', 'mail', 'role', 'session'],
  auth: ['app_user', 'user_identity', 'user_property'],
  'data-exports': ['app_user', 'user_property'],
  documents: ['app_user', 'audit', 'role'],
  identities: ['app_user', 'passkey', 'user_password'],
  invitations: ['app_user', 'mail', 'role'],
  legal: ['app_user'],
  'list-items': ['block', 'document', 'document_language'],
  mails: ['app_user', 'data_export', 'invitation', 'one_time_token', 'user_property'],
  pages: ['document', 'document_language'],
  properties: ['user_property'],
  roles: ['app_user', 'block', 'document', 'document_language', 'invitation', 'property_definition', 'user_role'],
  search: ['content_version', 'document', 'document_language', 'list_item', 'list_membership'],
  'second-factors': ['app_user', 'session'],
  sessions: ['platform_setting', 'user_role'],
  settings: ['app_user', 'asset', 'audit'],
  users: ['audit', 'passkey', 'property_definition', 'role', 'session', 'totp', 'user_password'],
};
