/** On the page Privacy of an account. */
export const nl = {
  withdraw: 'Akkoord intrekken',
  withdrawQuestion: 'Wilt u uw akkoord intrekken?',
  withdrawConsequence:
    'Zonder akkoord kunt u de openbare pagina’s lezen, uw account beveiligen, uw gegevens downloaden en uw account verwijderen. Voor al het andere in uw account vragen wij eerst weer uw akkoord. Uw gegevens blijven zoals ze zijn.',
  withdrawFailed: 'Uw akkoord is niet ingetrokken. Probeer het opnieuw.',
  cookiesNotChosen: 'U heeft in deze browser nog geen keuze gemaakt over cookies.',
  cookiesRequired: (date: string) => `In deze browser heeft u op ${date} alleen de noodzakelijke cookies toegestaan.`,
  cookiesChosen: (date: string, categories: string) => `In deze browser heeft u op ${date} deze cookies toegestaan: ${categories}.`,
  categories: { required: 'noodzakelijk', analytical: 'analytisch', translation: 'vertalen' },
};
