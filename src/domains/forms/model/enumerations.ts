/** When an answer is final: on submit, once the e-mail address is confirmed, or tied to the signed-in account. */
export const savingModes = ['Manual', 'Verification', 'Registration'] as const;
export type SavingMode = (typeof savingModes)[number];

/** What is done with an answer: stored, mailed, or both. */
export const actions = ['Save', 'Notify'] as const;
export type Action = (typeof actions)[number];

export const openStates = ['Open', 'Closed', 'Custom'] as const;
export type OpenState = (typeof openStates)[number];

/** Who may fill in a form; `Verify` is everyone who confirms an e-mail address first. */
export const accessLevels = ['Admin', 'Roles', 'Users', 'Public', 'Verify'] as const;
export type AccessLevel = (typeof accessLevels)[number];

/** What came of asking for a verification mail. */
export const verificationSendResults = [
  'Sent',
  'TooSoon',
  'Abused',
  'NotFound',
  'Unauthorized',
  'BadRequest',
  'Failed',
  'AlreadyVerified',
] as const;
export type VerificationSendResult = (typeof verificationSendResults)[number];

/** What came of following the link in that mail. */
export const verificationOutcomes = ['Success', 'NotFound', 'Unauthorized', 'BadRequest', 'Failed', 'Expired'] as const;
export type VerificationOutcome = (typeof verificationOutcomes)[number];
