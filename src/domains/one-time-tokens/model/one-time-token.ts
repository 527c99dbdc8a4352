const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Seconds that the link in a mail works. */
export const linkLifetime = {
  reset: 30 * minute,
  verify: day,
  'change-email': hour,
  'revert-email': 7 * day,
  dispute: 7 * day,
  'set-up': day,
} as const;

export type TokenPurpose = keyof typeof linkLifetime;
