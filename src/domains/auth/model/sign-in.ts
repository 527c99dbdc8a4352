import { z } from 'zod';

/** What the sign-in form sends. Nobody's address or password is longer than this. */
export const SignIn = z.strictObject({
  email: filledIn(z.string().trim().max(320).default(''), 'email_missing'),
  password: filledIn(z.string().max(1024).default(''), 'password_missing'),
  returnTo: z.string().max(2048).default(''),
});
export type SignIn = z.infer<typeof SignIn>;

function filledIn<S extends z.ZodType<string>>(schema: S, code: string): S {
  return schema.refine((value) => value !== '', { params: { code } });
}

/** What can have led somebody to the sign-in page, as its address says it. */
export const signInMessages = ['reset', 'registered', 'verified', 'email-changed', 'recovered'] as const;
export type SignInMessage = (typeof signInMessages)[number];

/** What the cookies of a new session hold. */
export const SessionCookies = z.object({
  session: z.string(),
  xsrf: z.string(),
  /** Seconds until the session ends whatever happens. */
  lifetime: z.number(),
});
export type SessionCookies = z.infer<typeof SessionCookies>;
