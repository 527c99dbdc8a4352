export const nl = {
  title: 'Uw account is niet actief',
  text: (platform: string) =>
    `Een beheerder van ${platform} heeft uw account uitgezet. U kunt alleen lezen wat voor iedereen openbaar is. Denkt u dat dit niet klopt? Neem dan contact op met de beheerder.`,
  signOut: 'Uitloggen',
  contact: 'Contact',
  readOn: 'Verder lezen',
};
