// Written by tools/dump-schema.ts from the migrations. Do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

/** Has a default: may be left out of an insert. */
export type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

/** Read as it was stored, so parse it; written as JSON.stringify() gives it, because the driver turns an array into an SQL array. */
export type Json = ColumnType<unknown, string, string>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface AppUser {
  guid: Generated<string>;
  email: string;
  emailKey: string;
  emailVerifiedOn: Timestamp | null;
  firstName: Generated<string>;
  middleName: Generated<string>;
  lastName: Generated<string>;
  isAdmin: Generated<boolean>;
  isMett: Generated<boolean>;
  isDeveloper: Generated<boolean>;
  isContentManager: Generated<boolean>;
  isActive: Generated<boolean>;
  termsOfUseVersionAccepted: number | null;
  version: Generated<number>;
  createdOn: Generated<Timestamp>;
  updatedOn: Generated<Timestamp>;
  deleteOn: Timestamp | null;
  deletedOn: Timestamp | null;
  lastSeenOn: Timestamp | null;
  soughtBy: GeneratedAlways<string | null>;
}

export interface Asset {
  guid: Generated<string>;
  kind: 'image' | 'document';
  fileName: string;
  mimeType: string;
  bytes: number;
  width: number | null;
  height: number | null;
  frames: Generated<number>;
  hash: string;
  storageKey: string;
  focalX: Generated<number>;
  focalY: Generated<number>;
  uploadedBy: string | null;
  createdOn: Generated<Timestamp>;
  profileOf: string | null;
}

export interface Audit {
  id: GeneratedAlways<number>;
  happenedOn: Generated<Timestamp>;
  type: string;
  result: 'done' | 'denied' | 'failed';
  actorKind: string;
  actorGuid: string | null;
  subjectGuid: string | null;
  network: Generated<string>;
  correlationId: Generated<string>;
  details: Generated<Json>;
}

export interface Block {
  guid: Generated<string>;
  documentGuid: string;
  type: string;
  layoutPosition: Generated<'top' | 'main' | 'side-left' | 'side-right' | 'bottom'>;
  sortId: Generated<number>;
  options: Generated<Json>;
  version: Generated<number>;
  format: Generated<number>;
  changedOn: Generated<Timestamp>;
  changedBy: string | null;
  movedVersion: Generated<number>;
  languages: string[] | null;
  isHidden: Generated<boolean>;
  removedOn: Timestamp | null;
  removedBy: string | null;
  addPermission: Generated<'Admin' | 'Roles' | 'Users'>;
  addRoles: Generated<string[]>;
}

export interface BlockContent {
  blockGuid: string;
  language: 'nl' | 'en';
  content: Json;
  version: Generated<number>;
  format: Generated<number>;
  changedOn: Generated<Timestamp>;
  changedBy: string | null;
  basedOn: number | null;
}

export interface ClientLog {
  id: GeneratedAlways<number>;
  receivedOn: Generated<Timestamp>;
  loggedOn: Timestamp;
  level: number;
  shortMessage: string;
  fullMessage: string;
  origin: string;
  platform: string;
  userAgent: string;
  isBot: boolean;
  userGuid: string | null;
  network: string;
  correlationId: string;
}

export interface ContentChange {
  version: number;
  type: string;
  subjectGuid: string | null;
  changedOn: Generated<Timestamp>;
}

export interface ContentVersion {
  onlyRow: Generated<boolean>;
  version: Generated<number>;
}

export interface DataExport {
  guid: Generated<string>;
  userGuid: string;
  state: Generated<'waiting' | 'ready' | 'failed'>;
  storageKey: string | null;
  bytes: number | null;
  createdOn: Generated<Timestamp>;
  expiresOn: Timestamp | null;
  language: Generated<'nl' | 'en'>;
  isByAdmin: Generated<boolean>;
  progress: Generated<number>;
}

export interface Document {
  guid: Generated<string>;
  kind: 'page' | 'list-item' | 'footer' | 'template';
  layout: Generated<'100' | '25-75' | '75-25' | '25-50-25'>;
  options: Generated<Json>;
  roleIds: Generated<string[]>;
  editPermission: Generated<'Admin' | 'Roles'>;
  editRoles: Generated<string[]>;
  version: Generated<number>;
  createdOn: Generated<Timestamp>;
  updatedOn: Generated<Timestamp>;
  deletedOn: Timestamp | null;
  titleNl: string | null;
  titleEn: string | null;
  structureVersion: Generated<number>;
  structureChangedOn: Generated<Timestamp>;
  structureChangedBy: string | null;
}

export interface DocumentEvent {
  id: GeneratedAlways<number>;
  documentGuid: string;
  kind: 'words' | 'structure' | 'published' | 'unpublished' | 'discarded' | 'restored' | 'rights';
  blockGuid: string | null;
  language: 'nl' | 'en' | null;
  version: number | null;
  madeBy: string | null;
  happenedOn: Generated<Timestamp>;
}

export interface DocumentLanguage {
  documentGuid: string;
  language: 'nl' | 'en';
  title: string | null;
  description: string | null;
  isPublished: Generated<boolean>;
  snapshot: Json | null;
  snapshotVersion: number | null;
  publishedOn: Timestamp | null;
  fields: Generated<Json>;
  card: Json | null;
  draftVersion: Generated<number>;
  draftChangedOn: Generated<Timestamp>;
  draftChangedBy: string | null;
  wordsVersion: Generated<number>;
  publishedStructureVersion: number | null;
  publishedDraftVersion: number | null;
  comparedKey: string | null;
  comparedChanged: boolean | null;
  replaced: Json | null;
}

export interface DocumentOperation {
  documentGuid: string;
  userGuid: string;
  id: string;
  versions: Json;
  doneOn: Generated<Timestamp>;
}

export interface DocumentPresence {
  documentGuid: string;
  tab: string;
  userGuid: string;
  language: 'nl' | 'en';
  blockGuid: string | null;
  since: Generated<Timestamp>;
  seenOn: Generated<Timestamp>;
}

export interface DocumentReference {
  documentGuid: string;
  language: 'nl' | 'en';
  isDraft: Generated<boolean>;
  targetKind: 'asset' | 'page' | 'item' | 'url';
  targetGuid: string | null;
  url: string | null;
  sourceGuid: string | null;
}

export interface EditingWork {
  documentGuid: string;
  userGuid: string;
  language: '' | 'nl' | 'en';
  savedOn: Generated<Timestamp>;
}

export interface ErasedUser {
  userGuid: string;
  erasedOn: Generated<Timestamp>;
}

export interface Idempotency {
  scope: string;
  key: string;
  requestHash: string;
  body: Json | null;
  createdOn: Generated<Timestamp>;
}

export interface Invitation {
  guid: Generated<string>;
  codeHash: Buffer;
  email: string;
  emailKey: string;
  roleGuids: Generated<string[]>;
  isAdmin: Generated<boolean>;
  isContentManager: Generated<boolean>;
  language: 'nl' | 'en';
  message: Generated<string>;
  inviterGuid: string | null;
  state: Generated<'pending' | 'accepted' | 'declined' | 'revoked'>;
  userGuid: string | null;
  createdOn: Generated<Timestamp>;
  sentOn: Generated<Timestamp>;
  expiresOn: Timestamp;
  answeredOn: Timestamp | null;
  version: Generated<number>;
  name: Generated<string>;
}

export interface ListCounter {
  listGuid: string;
  language: string;
  roleIds: string[];
  editRoles: string[];
  isHighlighted: boolean;
  total: number;
}

export interface ListEntry {
  listGuid: string;
  language: 'nl' | 'en';
  itemGuid: string;
  title: string;
  publishedOn: Timestamp;
  startsOn: Timestamp | null;
  position: number;
  isHighlighted: boolean;
  roleIds: string[];
  editRoles: string[];
  isDue: boolean;
}

export interface ListItem {
  documentGuid: string;
  shortId: string;
  type: string;
  publishedOn: Generated<Timestamp>;
  startsOn: Timestamp | null;
  endsOn: Timestamp | null;
  isHighlighted: Generated<boolean>;
  isDue: Generated<boolean>;
  number: GeneratedAlways<number>;
  sitemapPart: GeneratedAlways<number | null>;
}

export interface ListMembership {
  listGuid: string;
  itemGuid: string;
  position: Generated<number>;
  ordinal: Generated<number>;
}

export interface LoginAttempt {
  guid: Generated<string>;
  tokenHash: Buffer;
  userGuid: string | null;
  method: 'password' | 'passkey' | 'openid';
  challenge: string | null;
  returnTo: Generated<string>;
  createdOn: Generated<Timestamp>;
  expiresOn: Timestamp;
  usedOn: Timestamp | null;
}

export interface Mail {
  guid: Generated<string>;
  kind: string;
  language: 'nl' | 'en';
  toAddress: string;
  userGuid: string | null;
  subject: string;
  content: Buffer | null;
  state: Generated<'waiting' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  lastError: string | null;
  correlationId: Generated<string>;
  createdOn: Generated<Timestamp>;
  sentOn: Timestamp | null;
  resentAs: string | null;
}

export interface MenuItem {
  guid: Generated<string>;
  parentGuid: string | null;
  position: Generated<number>;
  pageGuid: string | null;
  externalUrl: string | null;
}

export interface MenuItemLanguage {
  menuItemGuid: string;
  language: 'nl' | 'en';
  name: string;
  urlSegment: string;
}

export interface OneTimeToken {
  guid: Generated<string>;
  purpose: 'reset' | 'verify' | 'change-email' | 'revert-email' | 'dispute' | 'set-up';
  tokenHash: Buffer;
  userGuid: string | null;
  email: string | null;
  createdOn: Generated<Timestamp>;
  expiresOn: Timestamp;
  usedOn: Timestamp | null;
}

export interface Passkey {
  guid: Generated<string>;
  userGuid: string;
  credentialId: string;
  publicKey: Buffer;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  createdOn: Generated<Timestamp>;
  lastUsedOn: Timestamp | null;
}

export interface PlatformSetting {
  key: string;
  value: Json;
  version: Generated<number>;
  updatedOn: Generated<Timestamp>;
  updatedBy: string | null;
}

export interface PropertyDefinition {
  key: string;
  category: 'profile' | 'security' | 'privacy';
  section: string;
  subsection: Generated<string>;
  sectionOrdinal: Generated<number>;
  subsectionOrdinal: Generated<number>;
  ordinal: Generated<number>;
  visibleFor: 'everyone' | 'users' | 'roles' | 'me' | 'staff';
  visibleForRoles: Generated<string[]>;
  inputType: string;
  required: Generated<boolean>;
  options: Generated<Json>;
  defaultValue: Generated<string>;
  autocomplete: Generated<string>;
  mett: Generated<boolean>;
  isBuiltIn: Generated<boolean>;
  texts: Json;
  version: Generated<number>;
  isActive: Generated<boolean>;
}

export interface PutOffMatter {
  userGuid: string;
  matter: string;
  size: number;
  until: Timestamp;
}

export interface RateLimit {
  key: string;
  used: number;
  endsOn: Timestamp;
}

export interface RecoveryCode {
  userGuid: string;
  codeHash: Buffer;
  usedOn: Timestamp | null;
  createdOn: Generated<Timestamp>;
}

export interface Redirect {
  guid: Generated<string>;
  language: 'nl' | 'en';
  fromPath: string;
  toPageGuid: string | null;
  toHref: string | null;
  isAutomatic: Generated<boolean>;
  createdOn: Generated<Timestamp>;
}

export interface Registration {
  tokenGuid: string;
  email: string;
  emailKey: string;
  firstName: string;
  middleName: string;
  lastName: string;
  passwordHash: string;
  termsVersion: number;
  language: 'nl' | 'en';
  createdOn: Generated<Timestamp>;
}

export interface Revision {
  guid: Generated<string>;
  documentGuid: string;
  number: number;
  kind: 'published' | 'paused' | 'handed_over' | 'before_discard' | 'before_restore' | 'set_aside';
  language: 'nl' | 'en' | null;
  structureVersion: number;
  draftVersions: Json;
  draft: Json;
  madeOn: Generated<Timestamp>;
  madeBy: string | null;
}

export interface Role {
  guid: Generated<string>;
  nameNl: string;
  nameEn: string;
  description: Generated<string>;
  isBuiltIn: Generated<boolean>;
  version: Generated<number>;
  createdOn: Generated<Timestamp>;
}

export interface SearchDocument {
  documentGuid: string;
  language: 'nl' | 'en';
  type: string;
  title: string;
  titleKey: string;
  body: string;
  titleLexemes: string;
  lexemes: string;
  words: string[];
}

export interface SearchWord {
  language: 'nl' | 'en';
  word: string;
  lexeme: string;
  frequency: number;
}

export interface Session {
  guid: Generated<string>;
  tokenHash: Buffer;
  userGuid: string;
  userAgent: Generated<string>;
  network: Generated<string>;
  createdOn: Generated<Timestamp>;
  lastSeenOn: Generated<Timestamp>;
  expiresOn: Timestamp;
  endedOn: Timestamp | null;
  method: Generated<'password' | 'passkey' | 'openid' | 'invitation' | 'set-up'>;
  hasSecondFactor: Generated<boolean>;
  provenOn: Generated<Timestamp>;
  viewAsRole: string | null;
  viewAsSince: Timestamp | null;
  signedInOn: Timestamp | null;
  isTokenDue: Generated<boolean>;
  formerTokenHash: Buffer | null;
  formerTokenUntil: Timestamp | null;
}

export interface SignInDelay {
  accountKey: string;
  failures: number;
  failedOn: Timestamp;
}

export interface SitemapPart {
  part: number;
  changedIn: number;
  changedOn: Generated<Timestamp>;
}

export interface TermsVersion {
  version: number;
  language: 'nl' | 'en';
  text: Json;
  publishedOn: Generated<Timestamp>;
}

export interface Totp {
  userGuid: string;
  secret: Buffer;
  confirmedOn: Timestamp | null;
  lastStep: Generated<number>;
  createdOn: Generated<Timestamp>;
}

export interface UserIdentity {
  issuer: string;
  subject: string;
  userGuid: string;
  createdOn: Generated<Timestamp>;
  lastUsedOn: Timestamp | null;
  guid: Generated<string>;
}

export interface UserPassword {
  userGuid: string;
  hash: string;
  changedOn: Generated<Timestamp>;
}

export interface UserProperty {
  userGuid: string;
  key: string;
  value: string;
}

export interface UserRole {
  userGuid: string;
  roleGuid: string;
}

export interface DB {
  appUser: AppUser;
  asset: Asset;
  audit: Audit;
  block: Block;
  blockContent: BlockContent;
  clientLog: ClientLog;
  contentChange: ContentChange;
  contentVersion: ContentVersion;
  dataExport: DataExport;
  document: Document;
  documentEvent: DocumentEvent;
  documentLanguage: DocumentLanguage;
  documentOperation: DocumentOperation;
  documentPresence: DocumentPresence;
  documentReference: DocumentReference;
  editingWork: EditingWork;
  erasedUser: ErasedUser;
  idempotency: Idempotency;
  invitation: Invitation;
  listCounter: ListCounter;
  listEntry: ListEntry;
  listItem: ListItem;
  listMembership: ListMembership;
  loginAttempt: LoginAttempt;
  mail: Mail;
  menuItem: MenuItem;
  menuItemLanguage: MenuItemLanguage;
  oneTimeToken: OneTimeToken;
  passkey: Passkey;
  platformSetting: PlatformSetting;
  propertyDefinition: PropertyDefinition;
  putOffMatter: PutOffMatter;
  rateLimit: RateLimit;
  recoveryCode: RecoveryCode;
  redirect: Redirect;
  registration: Registration;
  revision: Revision;
  role: Role;
  searchDocument: SearchDocument;
  searchWord: SearchWord;
  session: Session;
  signInDelay: SignInDelay;
  sitemapPart: SitemapPart;
  termsVersion: TermsVersion;
  totp: Totp;
  userIdentity: UserIdentity;
  userPassword: UserPassword;
  userProperty: UserProperty;
  userRole: UserRole;
}
