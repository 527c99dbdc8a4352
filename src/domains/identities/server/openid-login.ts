import { z } from 'zod';
import { loginAttemptLifetime } from '#domains/auth/model/second-step.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Config } from '#platform/server/config.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import { languages } from '#platform/shared/language.ts';

/** Seconds from asking to link to leaving for the provider. */
const ticketLifetime = 60;

/** What somebody goes to the provider for. What is secret or only theirs comes back sealed, in the same browser, and nowhere else. */
const Purpose = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sign-in') }),
  /** To link the account there to the one of this session. */
  z.strictObject({ kind: z.literal('link'), session: z.uuid() }),
  /** To prove once more who owns this session. */
  z.strictObject({ kind: z.literal('proof'), session: z.uuid() }),
  z.strictObject({ kind: z.literal('invitation'), code: z.string() }),
  z.strictObject({ kind: z.literal('set-up'), token: z.string() }),
]);
export type Purpose = z.infer<typeof Purpose>;

/** A login that is under way at the provider. Its browser keeps it, unreadable to it, in the cookie for logins under way. */
const OpenidLogin = z.strictObject({
  kind: z.literal('login'),
  issuer: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  returnTo: z.string(),
  language: z.enum(languages),
  purpose: Purpose,
  expiresAt: z.number(),
});
export type OpenidLogin = z.infer<typeof OpenidLogin>;

/** Says that the owner of a session asked for linking, on our own page. */
const LinkTicket = z.strictObject({ kind: z.literal('link'), session: z.uuid(), expiresAt: z.number() });

type Secret = Pick<Config, 'secret'>;

export function sealLogin(config: Secret, login: Omit<OpenidLogin, 'kind' | 'expiresAt'>): string {
  return sealed(config, { kind: 'login', ...login }, loginAttemptLifetime);
}

export function sealLinkTicket(config: Secret, session: string): string {
  return sealed(config, { kind: 'link', session }, ticketLifetime);
}

export function openLogin(config: Secret, text: string | undefined): OpenidLogin | undefined {
  return opened(config, OpenidLogin, text);
}

/** The session that a ticket was given to. */
export function openLinkTicket(config: Secret, text: string): string | undefined {
  return opened(config, LinkTicket, text)?.session;
}

function sealed({ secret }: Secret, value: object, seconds: number): string {
  const bytes = Buffer.from(JSON.stringify({ ...value, expiresAt: timeOfDay().getTime() + seconds * 1000 }));
  return seal(secret, 'openid', bytes).toString('base64url');
}

/** Undefined for what we did not seal, sealed for something else, or too long ago. */
function opened<S extends z.ZodType<{ expiresAt: number }>>(
  { secret }: Secret,
  schema: S,
  text: string | undefined,
): z.output<S> | undefined {
  if (text === undefined || text === '') return undefined;
  let bytes: Buffer;
  try {
    bytes = unseal(secret, 'openid', Buffer.from(text, 'base64url'));
  } catch {
    return undefined;
  }
  const { data } = schema.safeParse(JSON.parse(bytes.toString()));
  return data && data.expiresAt > timeOfDay().getTime() ? data : undefined;
}
