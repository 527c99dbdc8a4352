import { z } from 'zod';

/** A device that signs in by itself, as its owner sees it in the list. */
export const Passkey = z.object({
  guid: z.uuid(),
  name: z.string(),
  createdOn: z.iso.datetime(),
  lastUsedOn: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

/** What somebody has beside their password. */
export const SecondFactors = z.object({
  hasAuthenticator: z.boolean(),
  recoveryCodesLeft: z.number().int(),
  passkeys: z.array(Passkey),
  /** The platform wants them to have at least one. */
  isRequired: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** What an authenticator app reads: as a picture, or typed over. */
export const AuthenticatorSecret = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The path of an SVG picture, one unit for each square. */
  qrCode: z.object({ size: z.number().int(), path: z.string() }),
});
export type AuthenticatorSecret = z.infer<typeof AuthenticatorSecret>;

/** Shown once; empty when the codes from before still hold. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Six digits from an app, as people type them. */
export const CodeGiven = z.strictObject({ code: z.string().trim().min(1).max(64) });

/** What a browser says about a passkey. Its inside is judged by the library that reads it; here it is only kept small. */
export const PasskeyAnswer = z.looseObject({
  id: z.string().max(2048),
  response: z.looseObject({ clientDataJSON: z.string().max(8192) }),
});
export type PasskeyAnswer = z.infer<typeof PasskeyAnswer>;

/** How its owner knows it from the others. */
export const PasskeyName = z.strictObject({ name: z.string().trim().min(1).max(60) });

export const NewPasskey = PasskeyName.extend({ answer: PasskeyAnswer });
export type NewPasskey = z.infer<typeof NewPasskey>;

/** What a browser needs to ask for a passkey; made and read by the same library on both sides. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
