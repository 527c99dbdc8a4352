export const nl = {
  show: { video: 'Bekijk de video', map: 'Bekijk de kaart' },
  outsideParty: (party: string) => `Uw browser maakt pas contact met ${party} als u op de knop drukt.`,
  transcript: 'Lees de tekst van de video',
  pictures: 'Afbeeldingen',
  previousPicture: 'Vorige afbeelding',
  nextPicture: 'Volgende afbeelding',
  noticeKinds: { info: 'Informatie', success: 'Goed om te weten', warning: 'Let op' },
  stepStates: { done: 'Afgerond', current: 'Nu', ahead: 'Later' },
  address: 'Adres',
  phone: 'Telefoon',
  email: 'E-mail',
  search: 'Zoek',
};
