import type { SomeTexts } from '#platform/shared/messages.ts';
import type { nl } from './nl.second-step.ts';

/** Those of the dialog that asks for a fresh proof: nobody signs in behind /admin. */
export const je: SomeTexts<typeof nl> = {
  leavesPage: (provider) => `Je logt opnieuw in bij ${provider} en komt daarna hier terug. Kies dan nog een keer wat je wilde doen.`,
  proofTitle: 'Bevestig dat je het bent',
  proofIntro: 'Voor je veiligheid controleren wij eerst of je het echt bent.',
  eitherOne: 'Vul je wachtwoord in, of een code uit je app.',
  proofCode: 'Code uit je app',
  proofCodeHelp: 'De 6 cijfers die je app nu toont, of een herstelcode.',
  usePassword: 'Gebruik je wachtwoord',
  noWay: 'Je kunt dit hier niet bevestigen. Log uit en log opnieuw in. Daarna kun je verder.',
  errors: {
    'auth.wrong_code': 'Deze code klopt niet of is al gebruikt. Wacht op een nieuwe code in je app en probeer het opnieuw.',
    'auth.wrong_recovery_code':
      'Deze herstelcode klopt niet of is al gebruikt. Kijk of je hem goed hebt overgetypt, of vul een andere herstelcode in.',
    'auth.proof_wrong': 'Dit klopt niet. Controleer wat je hebt ingevuld en probeer het opnieuw.',
    proof_missing: 'Vul je wachtwoord of een code in.',
    'request.rate_limited': (wait) => `Je hebt het te vaak geprobeerd. Wacht ${wait} en probeer het opnieuw.`,
    passkey_of_other: 'Deze passkey is van een ander account. Gebruik een passkey van het account waarmee je bent ingelogd.',
    cancelled: 'Je bent gestopt met de passkey. Je kunt het opnieuw proberen.',
  },
};
