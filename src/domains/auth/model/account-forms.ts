import { z } from 'zod';
import { PersonName } from '#domains/users/model/user.ts';
import { shortestPassword } from './password.rules.ts';

/** Fields that say what is missing, so that a form can tell each at its place. */
const filledIn = (longest: number, code: string) =>
  z
    .string()
    .max(longest)
    .default('')
    .refine((value) => value.trim() !== '', { params: { code } });

const email = z
  .string()
  .trim()
  .max(254)
  .default('')
  .refine((value) => value !== '', { params: { code: 'email_missing' }, abort: true })
  .refine((value) => z.email().safeParse(value).success, { params: { code: 'email_wrong' } });

const personName = (code: string) => PersonName.default('').refine((value) => value !== '', { params: { code } });

/** Longer than any password that is accepted; what is wrong with it is for the rules of passwords to say. */
const password = filledIn(1024, 'password_missing');

/** Told at once with what else is wrong in a long form: who mends that should not be told afterwards that their password is too short. */
const newPassword = (owner: Parameters<typeof shortestPassword>[0]) =>
  filledIn(1024, 'password_missing').refine((value) => value.trim() === '' || [...value].length >= shortestPassword(owner), {
    params: { code: 'password.too_short' },
  });

/** Asks for a mail: to make an account, to choose a new password, or to confirm an address once more. */
export const MailRequest = z.strictObject({ email });
export type MailRequest = z.infer<typeof MailRequest>;

export const NewPassword = z.strictObject({ password });
export type NewPassword = z.infer<typeof NewPassword>;

const names = {
  firstName: personName('first_name_missing'),
  middleName: PersonName.default(''),
  lastName: personName('last_name_missing'),
};

/** At the link from the mail, which says for which address. */
export const NewAccountForm = z.strictObject({
  ...names,
  password: newPassword({ isAdmin: false, isContentManager: false }),
  terms: z
    .string()
    .max(10)
    .default('')
    .refine((value) => value === 'on', { params: { code: 'terms_missing' } }),
});
export type NewAccountForm = z.infer<typeof NewAccountForm>;

/** The first administrator. */
export const SetUpForm = z.strictObject({ ...names, email, password: newPassword({ isAdmin: true, isContentManager: true }) });
export type SetUpForm = z.infer<typeof SetUpForm>;

export const PasswordChange = z.strictObject({ currentPassword: password, password });
export type PasswordChange = z.infer<typeof PasswordChange>;

/** Without a password of one's own there is none to give; a sign-in of a moment ago then has to do. */
export const EmailChange = z.strictObject({ email, currentPassword: z.string().max(1024).default('') });
export type EmailChange = z.infer<typeof EmailChange>;

/** What opening a link in a mail can mean for who has an account. */
export const confirmedPurposes = ['verify', 'change-email', 'revert-email', 'dispute'] as const;
export type ConfirmedPurpose = (typeof confirmedPurposes)[number];
