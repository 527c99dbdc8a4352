const minute = 60;

/** Seconds an access token lives. */
export const accessTokenLifetime = 15 * minute;

/** Seconds before the next try at an account counts, after so many failures in a row. Doubles up to a minute; nobody is locked out. */
export function signInDelay(failures: number): number {
  return failures < 3 ? 0 : Math.min(60, 2 ** (failures - 3));
}
