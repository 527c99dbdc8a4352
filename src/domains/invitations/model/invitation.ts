import { z } from 'zod';
import { PersonName } from '#domains/users/model/user.ts';
import { normalizeText } from '#platform/shared/text.ts';

/** As it is stored, and `expired`: open, and too late. */
export const invitationStates = ['pending', 'accepted', 'declined', 'expired', 'revoked'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** Days in which an invitation can be accepted. */
export const invitationDays = 7;

/** What stands in the link: 256 bits that nobody guesses. Anything else is the code of no invitation. */
export const InvitationCode = z.string().max(200);

const language = z.enum(['nl', 'en']);

/** What an admin sends to invite people. The roles that somebody gets later come from what is stored of this, and from nowhere else. */
export const Invite = z.strictObject({
  /** Addresses, or `Name <address>`; each is judged by itself. */
  emails: z.array(z.string().max(500)).min(1).max(100),
  roleIds: z.array(z.uuid()).max(50).default([]),
  isAdmin: z.boolean().default(false),
  isContentManager: z.boolean().default(false),
  language,
  message: z.string().overwrite(normalizeText).trim().max(1000).default(''),
});
export type Invite = z.infer<typeof Invite>;

export const InviteResult = z.object({
  email: z.string(),
  /** `account`: somebody has an account with this address. `invited`: there is an invitation to it that can still be accepted. */
  result: z.enum(['sent', 'account', 'invited', 'invalid']),
});
export type InviteResult = z.infer<typeof InviteResult>;

export const EmailAddress = z.email().max(254);

/** As admins see them: of those that are open, the ones whose mail did not arrive stand apart. */
export const listedStates = ['pending', 'undelivered', 'accepted', 'declined', 'expired', 'revoked'] as const;
export type ListedState = (typeof listedStates)[number];

export const InvitationQuery = z.strictObject({
  /** Part of the address. */
  q: z.string().trim().max(100).optional(),
  state: z.enum(listedStates).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(500).default(25),
});
export type InvitationQuery = z.infer<typeof InvitationQuery>;

/** An invitation as admins see it. */
export const Invitation = z.object({
  guid: z.uuid(),
  email: z.string(),
  roles: z.array(z.string()),
  isAdmin: z.boolean(),
  isContentManager: z.boolean(),
  language,
  state: z.enum(listedStates),
  inviterName: z.string(),
  sentOn: z.iso.datetime(),
  expiresOn: z.iso.datetime(),
  answeredOn: z.iso.datetime().nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** What who holds the code may know. Address and roles only as long as there is something to accept. */
export const InvitationStatus = z.object({
  state: z.enum(invitationStates),
  platformName: z.string(),
  /** Empty when the inviter has left. */
  inviterName: z.string(),
  /** Masked. */
  email: z.string().nullable(),
  roles: z.array(z.string()).nullable(),
  expiresOn: z.iso.datetime(),
  language,
});
export type InvitationStatus = z.infer<typeof InvitationStatus>;

const name = PersonName.default('');

/** Who is signed in joins with that account and needs none of these; anybody else makes an account with them. */
export const NewAccount = z.strictObject({
  firstName: name,
  middleName: name,
  lastName: name,
  password: z.string().max(1024).default(''),
  acceptsTerms: z.boolean().default(false),
});
export type NewAccount = z.infer<typeof NewAccount>;

export const Acceptance = z.strictObject({ code: InvitationCode, ...NewAccount.shape });
export type Acceptance = z.infer<typeof Acceptance>;

/** The form on the invitation's page: what is wanted, and what was typed. */
export const InvitationForm = z.strictObject({
  act: z.enum(['accept', 'decline', 'switch', 'ask']),
  ...NewAccount.shape,
  // A box that is not ticked is not sent.
  acceptsTerms: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
});
export type InvitationForm = z.infer<typeof InvitationForm>;

/** What comes back into the form when it was refused. A password does not. */
export type TypedAccount = Omit<NewAccount, 'password'>;

/** The page of an invitation, as one reader gets it. */
export interface InvitationView {
  code: string;
  /** Null: there is no such invitation. */
  status: InvitationStatus | null;
  /** Characters that a password needs for what this invitation gives. */
  shortestPassword: number;
  /** Accounts are made with a password here. */
  hasPasswords: boolean;
  /** The host name of the provider with which it can be accepted; null when there is none. */
  provider: string | null;
  /** Who is signed in, and whether the invitation is for that address. */
  account: { name: string; email: string; isInvited: boolean } | null;
  /** There is somebody who can be asked for a new one. */
  canAskAgain: boolean;
  /** What the form begins with: the name by which they were invited. */
  typed: TypedAccount;
  /** For who accepted it, and is signed in as who they are since: what comes next. */
  welcome: { name: string; next: 'secondFactor' | 'overview' | 'site' } | null;
}

/** Enough to know one's own address by, and too little to learn somebody else's. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return `${first}•••${email.slice(at)}`;
}

/** Somebody as they were pasted: `Anna de Wit <anna@voorbeeld.nl>`, or an address alone. */
export interface Addressee {
  email: string;
  name: string;
}

/** People as they are pasted, each once, with the first name that stands at their address. */
export function addresseesIn(text: string): Addressee[] {
  return [...byAddress(text).values()].flatMap(([first, ...others]) => {
    return first ? [{ email: first.email, name: [first, ...others].find(({ name }) => name !== '')?.name ?? '' }] : [];
  });
}

/** The addresses that stand there with more than one name: only the first of those is used. */
export function addressesWithNames(text: string): { email: string; names: string[] }[] {
  return [...byAddress(text)].flatMap(([email, found]) => {
    const names = [...new Set(found.map(({ name }) => name).filter((name) => name !== ''))];
    return names.length > 1 ? [{ email, names }] : [];
  });
}

function byAddress(text: string): Map<string, Addressee[]> {
  return Map.groupBy(everyoneIn(text), ({ email }) => email.toLowerCase());
}

/** One per line, or with commas, semicolons or spaces between. */
function everyoneIn(text: string): Addressee[] {
  const withName: Addressee[] = [];
  let others = '';
  let from = 0;
  for (let open = text.indexOf('<'); open >= 0; open = text.indexOf('<', from)) {
    const close = text.indexOf('>', open);
    if (close < 0) break;
    const before = text.slice(from, open);
    const start = startOfName(before);
    withName.push({ email: text.slice(open + 1, close).trim(), name: before.slice(start).replaceAll('"', '').trim() });
    others += `${before.slice(0, start)} `;
    from = close + 1;
  }
  const alone = (others + text.slice(from)).split(/[\s,;]/).map((email) => ({ email, name: '' }));
  return [...withName, ...alone].filter(({ email }) => email !== '');
}

/** Where the last name in a text begins. Mail programs put a name with a comma in it in quotes. */
function startOfName(text: string): number {
  const end = text.trimEnd().length;
  const quote = text[end - 1] === '"' ? text.lastIndexOf('"', end - 2) : -1;
  return quote >= 0 ? quote : Math.max(...[',', ';', '\n'].map((sign) => text.lastIndexOf(sign))) + 1;
}

/** One of them as it is sent: what does not end with an address in angles is taken for an address as a whole. */
export function readAddressee(text: string): Addressee {
  const [, name = '', email] = /^([^<>]*)<([^<>]*)>\s*$/.exec(text) ?? [];
  return email === undefined ? { email: text.trim(), name: '' } : { email: email.trim(), name: name.trim() };
}

export function writeAddressee({ email, name }: Addressee): string {
  return name === '' ? email : `${name} <${email}>`;
}

/**
 * The parts of a name as somebody else wrote it: the words between, which Dutch names write small, begin the last name. `Wit, Anna de` is
 * the same. A guess, for who it is about to read and mend.
 */
export function namePartsOf(name: string): Pick<NewAccount, 'firstName' | 'middleName' | 'lastName'> {
  const [last, first] = name.split(',');
  const words = (first === undefined ? name : `${first} ${last}`).split(/\s+/).filter(Boolean);
  const isBetween = (word: string) => /^['’\p{Ll}]/u.test(word);
  const start = words.findIndex((word, at) => at > 0 && isBetween(word));
  const firstOfLast = start === -1 ? Math.max(1, words.length - 1) : words.findIndex((word, at) => at > start && !isBetween(word));
  const end = firstOfLast === -1 ? words.length : firstOfLast;
  const part = (from: number, to?: number) => PersonName.safeParse(words.slice(from, to).join(' ')).data ?? '';
  return {
    firstName: part(0, start === -1 ? end : start),
    middleName: start === -1 ? '' : part(start, end),
    lastName: part(end),
  };
}
