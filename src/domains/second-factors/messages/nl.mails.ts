export const nl = {
  subjects: {
    authenticatorAdded: 'Inloggen in twee stappen staat aan',
    authenticatorRemoved: 'De code-app is uitgezet',
    passkeyAdded: 'Er is een passkey toegevoegd',
    passkeyRemoved: 'Er is een passkey verwijderd',
    codesRenewed: 'Er zijn nieuwe herstelcodes gemaakt',
    recoveryCodeUsed: 'Er is een herstelcode gebruikt',
    reset: 'Uw inloggen in twee stappen is uitgezet',
  },
  news: {
    authenticatorAdded: 'Vanaf nu vragen wij bij het inloggen ook een code uit uw app.',
    authenticatorRemoved: 'Bij het inloggen vragen wij geen code uit uw app meer.',
    passkeyAdded: (name: string) => `U kunt nu inloggen met de passkey “${name}”.`,
    passkeyRemoved: 'U kunt met deze passkey niet meer inloggen.',
    codesRenewed: 'De herstelcodes die u had, werken niet meer. Bewaar de nieuwe op een veilige plek.',
    recoveryCodeUsed: (left: number) =>
      left === 1
        ? 'Er is ingelogd met een herstelcode. U heeft nog 1 code over.'
        : `Er is ingelogd met een herstelcode. U heeft nog ${left} codes over.`,
    reset: 'De beheerder heeft uw code-app, passkeys en herstelcodes verwijderd. Stel ze opnieuw in als u weer bent ingelogd.',
  },
};
