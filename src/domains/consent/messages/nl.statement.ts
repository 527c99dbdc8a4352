/** For the cookie statement alone, which the server puts together: no browser loads these. */
export const nlStatement = {
  table: {
    name: 'Naam',
    provider: 'Van wie',
    purpose: 'Waarvoor',
    duration: 'Hoelang',
    namedByProvider: 'De dienst kiest zelf de namen',
    decidedByProvider: 'Dat bepaalt de dienst',
    minutes: (amount: number) => (amount === 1 ? '1 minuut' : `${amount} minuten`),
    days: (amount: number) => (amount === 1 ? '1 dag' : `${amount} dagen`),
    months: (amount: number) => (amount === 1 ? '1 maand' : `${amount} maanden`),
    atMost: (duration: string) => `Hooguit ${duration}`,
    identityProvider: 'De dienst waarmee u inlogt',
  },
  purposes: {
    session: 'Onthoudt dat u bent ingelogd.',
    login: 'Onthoudt dat uw wachtwoord klopt, tot u ook de tweede stap van het inloggen heeft gedaan.',
    consent: 'Onthoudt welke cookies u goed vindt, wanneer u dat koos en welke tekst u toen las.',
    xsrf: 'Zorgt dat niemand anders namens u iets kan versturen. Alleen als u bent ingelogd.',
    identityProvider: 'De dienst waarmee u inlogt, gebruikt eigen cookies om u te herkennen.',
    analytics: 'Telt het bezoek aan de website, zodat wij de website beter kunnen maken.',
    translate: 'Laat u een pagina vertalen? Dan zet Google cookies op de website van Google. Op onze website zet Google er geen.',
  },
};
