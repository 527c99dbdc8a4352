import { withoutSecrets } from '#platform/shared/secrets-in-text.ts';

/** The path of a request for the log: without its query, and without what opens something for who has it. */
export function loggedPath(url: string): string {
  return withoutSecrets(url.split('?', 1)[0] ?? '');
}
