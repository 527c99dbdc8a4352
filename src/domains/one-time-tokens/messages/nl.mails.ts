export const nl = {
  dispute: 'Dit was ik niet',
  seeSecurity: 'Bekijk uw beveiliging',
  disputeHint:
    'Was u dit zelf? Dan hoeft u niets te doen. Was u dit niet? Meld het dan hieronder, binnen 7 dagen. Iedereen wordt dan uitgelogd, wat er is toegevoegd werkt niet meer, en u kiest een nieuw wachtwoord.',
  notYou: 'Heeft u dit niet zelf gedaan? Verander dan meteen uw wachtwoord en kijk uw beveiliging na.',
};
