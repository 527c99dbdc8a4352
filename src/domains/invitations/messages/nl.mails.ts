/** The mails about invitations; only the server reads them. */
export const nl = {
  invite: {
    subject: (platform: string) => `Uitnodiging voor ${platform}`,
    title: (inviter: string, platform: string) =>
      inviter === '' ? `U bent uitgenodigd voor ${platform}` : `${inviter} nodigt u uit voor ${platform}`,
    text: (platform: string) => `U kunt een account maken op ${platform}.`,
    roles: (roles: string) => `U krijgt toegang als: ${roles}.`,
    message: (message: string) => `Bericht bij deze uitnodiging: ${message}`,
    action: 'Bekijk de uitnodiging',
    until: (day: string) => `U kunt de uitnodiging accepteren tot en met ${day}.`,
    notForYou: 'Is deze uitnodiging niet voor u? Dan hoeft u niets te doen.',
  },
  ask: {
    subject: (platform: string) => `Vraag om een nieuwe uitnodiging voor ${platform}`,
    title: 'Iemand vraagt om een nieuwe uitnodiging',
    text: (email: string) => `De uitnodiging voor ${email} is verlopen. Op de pagina van de uitnodiging is om een nieuwe gevraagd.`,
    action: 'Ga naar de gebruikers',
    after: 'Kent u dit adres niet meer? Dan hoeft u niets te doen.',
  },
};
