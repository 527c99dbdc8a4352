/** What can go wrong at the provider, wherever somebody went there from. */
export const nl = {
  'openid.cancelled': 'U heeft het inloggen bij de andere organisatie afgebroken. Er is niets veranderd.',
  'openid.login_expired': 'Deze poging is verlopen of al gebruikt. Begin opnieuw.',
  'openid.answer_refused':
    'We konden niet zeker weten dat u het bent, dus er is niets veranderd. Begin opnieuw. Lukt het weer niet? Neem dan contact op met de beheerder.',
  'openid.provider_unavailable': 'De andere organisatie geeft geen antwoord. Probeer het over een paar minuten opnieuw.',
  'openid.identity_taken': 'Dit account hoort al bij iemand op deze website. Kies een ander account.',
  'openid.email_missing': 'De andere organisatie vertelt ons uw e-mailadres niet. Vraag daar om dat toe te staan, en begin dan opnieuw.',
  'openid.email_taken': 'Er is op deze website al een account met uw e-mailadres. Kies een ander account.',
  'openid.other_person': 'U logde in als iemand anders. Gebruik het account dat u hier heeft gekoppeld.',
  'openid.other_session': 'U bent intussen opnieuw ingelogd. Begin opnieuw.',
  other: 'Dat is niet gelukt. Er is niets veranderd. Probeer het over een paar minuten opnieuw.',
};
