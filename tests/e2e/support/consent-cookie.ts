import type { BrowserContext } from '@playwright/test';

/** What this browser remembers of the choice of cookies. */
export async function consentIn(context: BrowserContext): Promise<{ categories: string[] } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === 'plein_consent');
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[] });
}
