export const nlAdmin = {
  maySee: { true: 'Mag zien', false: 'Mag niet zien' },
  mayEdit: { true: 'Mag bewerken', false: 'Mag niet bewerken' },
  /** The condition that decided, whoever it is about. */
  reasons: {
    edits: 'want wie de pagina mag bewerken, mag de pagina ook zien.',
    notPublished: 'want de pagina is in deze taal niet gepubliceerd.',
    everyone: 'want de pagina is voor iedereen.',
    admin: 'want een beheerder mag elke pagina bewerken.',
    adminsOnly: 'want alleen beheerders mogen deze pagina bewerken.',
    role: 'via de rol',
  },
  reasonsOf: {
    person: {
      signedOut: 'want dit account is inactief en de pagina is niet voor iedereen.',
      inactive: 'want dit account is inactief.',
      noContentManager: 'want deze persoon is geen contentmanager.',
      noRole: 'want voor de pagina is een rol nodig die deze persoon niet heeft:',
    },
    role: {
      signedOut: 'want de pagina is niet voor bezoekers.',
      inactive: 'want wie niet is ingelogd, mag niets bewerken.',
      noContentManager: 'want met alleen deze rol is iemand geen contentmanager.',
      noRole: 'want voor de pagina is een andere rol nodig:',
    },
  },
  explainAct: 'Waarom ziet deze persoon iets niet?',
  explainTitle: 'Mag deze persoon een pagina zien of bewerken?',
  explainText: 'Zoek een pagina. Je ziet dan welke regel beslist.',
  explanationOf: (title: string) => `Uitleg voor ${title}`,
};
