export const nl = {
  copyAddress: 'Werkt de knop niet? Kopieer dan dit adres naar uw browser:',
  reason: (platform: string) => `U krijgt deze mail omdat uw e-mailadres is gebruikt op ${platform}.`,
  automatic: 'Deze mail is automatisch verstuurd. Antwoorden worden niet gelezen.',
} as const;
