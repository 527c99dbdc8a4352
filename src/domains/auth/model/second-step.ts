import { z } from 'zod';
import { PasskeyAnswer } from '#domains/second-factors/model/second-factor.ts';
import { SessionCookies } from './sign-in.ts';

/** Seconds between the password and the second proof. */
export const loginAttemptLifetime = 10 * 60;

/** The password was right; who it is has to be proved once more. */
export const LoginAttempt = z.object({ loginAttempt: z.string() });
export type LoginAttempt = z.infer<typeof LoginAttempt>;

/** What a right password gives: a session, or the way to the second step. */
export const SignInOutcome = z.union([SessionCookies, LoginAttempt]);
export type SignInOutcome = z.infer<typeof SignInOutcome>;

/** A code of an app, or a recovery code. */
export const SecondStep = z.strictObject({
  code: z
    .string()
    .trim()
    .max(64)
    .default('')
    .refine((code) => code !== '', { params: { code: 'code_missing' } }),
});
export type SecondStep = z.infer<typeof SecondStep>;

/** What the second step's page has to know. */
export interface SecondStepWays {
  hasAuthenticator: boolean;
  hasPasskey: boolean;
}

/** The password or a code, once more. */
export const Proof = z.strictObject({ password: z.string().max(1024).default(''), code: z.string().trim().max(64).default('') });
export type Proof = z.infer<typeof Proof>;

/** A passkey, once more. */
export const PasskeyProof = z.strictObject({ answer: PasskeyAnswer });
export type PasskeyProof = z.infer<typeof PasskeyProof>;

/** By which of them somebody can prove who they are. */
export const ProofWays = z.object({
  hasPassword: z.boolean(),
  hasCode: z.boolean(),
  hasPasskey: z.boolean(),
  /** The host name of the provider that knows somebody who has neither password nor code. */
  provider: z.string().nullable(),
});
export type ProofWays = z.infer<typeof ProofWays>;
