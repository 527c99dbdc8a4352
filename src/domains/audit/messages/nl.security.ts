/** What happened lately to the ways in to an account, told to its owner. */
export const nl = {
  title: 'Recente gebeurtenissen',
  intro: 'Wat er het laatst gebeurde bij het inloggen op uw account. Herkent u iets niet? Wijzig dan uw wachtwoord en log overal uit.',
  none: 'Er is nog niets gebeurd.',
  loadFailed: 'De recente gebeurtenissen kunnen nu niet worden geladen.',
  network: (network: string) => `netwerk ${network}`,
  device: (browser: string, system: string) => `${browser} op ${system}`,
};
