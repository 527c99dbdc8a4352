import type { Translation } from '#platform/shared/messages.ts';
import type { nlStatement } from './nl.statement.ts';

export const enStatement: Translation<typeof nlStatement> = {
  table: {
    name: 'Name',
    provider: 'From whom',
    purpose: 'What for',
    duration: 'How long',
    namedByProvider: 'The service chooses the names',
    decidedByProvider: 'The service decides',
    session: 'Until you close the browser',
    minutes: (amount: number) => (amount === 1 ? '1 minute' : `${amount} minutes`),
    days: (amount: number) => (amount === 1 ? '1 day' : `${amount} days`),
    months: (amount: number) => (amount === 1 ? '1 month' : `${amount} months`),
    identityProvider: 'The service you sign in with',
  },
  purposes: {
    session: 'Remembers that you are signed in.',
    login: 'Remembers that your password is right, until you have done the second step of signing in as well.',
    correlation: 'Keeps the messages of one visit together if something goes wrong. Only when you are signed in.',
    build: 'Remembers which version of the website you use. Only when you are signed in.',
    consent: 'Remembers which cookies you agree to, when you chose and which text you read then.',
    xsrf: 'Makes sure that nobody else can send something in your name. Only when you are signed in.',
    identityProvider: 'The service you sign in with uses cookies of its own to recognise you.',
    analytics: 'Counts the visits to the website, so that we can make the website better.',
    translate: 'Belongs to the link with which you have a page translated. On the website of Google the cookies of Google apply.',
  },
};
