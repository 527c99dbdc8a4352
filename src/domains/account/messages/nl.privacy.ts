/** On the page Privacy of an account. */
export const nl = {
  withdraw: 'Akkoord intrekken',
  withdrawQuestion: 'Wilt u uw akkoord intrekken?',
  withdrawConsequence:
    'Zonder akkoord kunt u de openbare pagina’s lezen, uw account beveiligen, uw gegevens downloaden en uw account verwijderen. Voor al het andere in uw account vragen wij eerst weer uw akkoord. Uw gegevens blijven zoals ze zijn.',
  withdrawFailed: 'Uw akkoord is niet ingetrokken. Probeer het opnieuw.',
  cookiesNotChosen: 'In deze browser heeft u nog geen cookies gekozen.',
  cookiesRequired: (date: string) => `In deze browser heeft u op ${date} alleen de noodzakelijke cookies gekozen.`,
  cookiesChosen: (date: string, categories: string) => `In deze browser heeft u op ${date} gekozen voor: ${categories}.`,
  categories: { required: 'noodzakelijk', analytical: 'analytisch', translation: 'vertalen' },
};
