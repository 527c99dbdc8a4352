export const nl = {
  title: 'Mail op deze computer',
  explanation: 'Hier staat wat dit platform mailt zolang het op uw eigen computer draait. Elders bestaat deze pagina niet.',
  none: 'Er is nog niets gemaild.',
  subject: 'Onderwerp',
  to: 'Aan',
  sentOn: 'Geschreven op',
  state: 'Status',
  states: { waiting: 'Wacht', sent: 'Verzonden', failed: 'Mislukt' },
  back: 'Alle mails',
  forgotten: 'De tekst van deze mail is na een week gewist.',
} as const;
