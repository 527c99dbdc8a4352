export const nl = {
  linked: {
    subject: 'Er is een account gekoppeld',
    text: (provider: string) => `U kunt vanaf nu ook inloggen met uw account bij ${provider}.`,
  },
  unlinked: {
    subject: 'Er is een account losgekoppeld',
    text: (provider: string) => `U kunt niet meer inloggen met uw account bij ${provider}. Op andere apparaten logt u opnieuw in.`,
  },
  disputeHint:
    'Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Meld het dan hieronder, binnen 7 dagen. Iedereen wordt dan uitgelogd en de koppeling werkt niet meer.',
  notYou: 'Heeft u dit niet zelf gedaan? Kijk dan meteen uw beveiliging na en neem contact op met de beheerder.',
};
