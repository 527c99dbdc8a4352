import { generateSync } from 'otplib';

/** What an authenticator app shows, now or so many steps of half a minute from now. */
export function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
}
