/** In a mail about an account: what opens it no more, and what still does. */
export const nl = {
  ended: (list: string) => `Dit werkt niet meer: ${list}. Zo kan niemand anders nog in uw account.`,
  left: (list: string) => `Dit blijft werken: ${list}. Herkent u iets niet? Verwijder het dan bij Mijn account, Beveiliging.`,
  unknownStep:
    'Moet u bij het inloggen een stap zetten die u niet kent? Open dan de mail die u kreeg toen hij werd toegevoegd, en klik op ‘Dit was ik niet’. Lukt dat niet? Neem dan contact op met de beheerder.',
  words: {
    password: 'uw wachtwoord',
    authenticator: 'de code-app',
    passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
    recoveryCodes: 'de herstelcodes',
    identities: (providers: string) => `de koppeling met ${providers}`,
    deletion: 'het verzoek om uw account te verwijderen',
  },
};
