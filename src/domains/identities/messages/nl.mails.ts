export const nl = {
  linked: {
    subject: 'Er is een account gekoppeld',
    text: (provider: string) => `U kunt vanaf nu ook inloggen met uw account bij ${provider}.`,
  },
  unlinked: {
    subject: 'Er is een account losgekoppeld',
    text: (provider: string) => `U kunt niet meer inloggen met uw account bij ${provider}. Op andere apparaten logt u opnieuw in.`,
  },
};
