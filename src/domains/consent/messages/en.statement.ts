import type { Translation } from '#platform/shared/messages.ts';
import type { nlStatement } from './nl.statement.ts';

export const enStatement: Translation<typeof nlStatement> = {
  table: {
    name: 'Name',
    provider: 'Set by',
    purpose: 'Purpose',
    duration: 'Duration',
    namedByProvider: 'The service chooses the names',
    decidedByProvider: 'Decided by the service',
    minutes: (amount: number) => (amount === 1 ? '1 minute' : `${amount} minutes`),
    days: (amount: number) => (amount === 1 ? '1 day' : `${amount} days`),
    months: (amount: number) => (amount === 1 ? '1 month' : `${amount} months`),
    atMost: (duration: string) => `At most ${duration}`,
    identityProvider: 'The service you sign in with',
  },
  purposes: {
    session: 'Remembers that you are signed in.',
    login: 'Remembers that your password is right, until you have completed the second step of signing in.',
    consent: 'Remembers which cookies you agree to, when you chose and which text you read at the time.',
    xsrf: 'Makes sure that nobody else can send anything in your name. Only when you are signed in.',
    identityProvider: 'The service you sign in with uses its own cookies to recognise you.',
    analytics: 'Counts visits to the website, so that we can improve it.',
    translate: 'If you have a page translated, Google sets cookies on Google’s website. It sets none on ours.',
  },
};
