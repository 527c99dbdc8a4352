export const nl = {
  yes: 'Ja',
};
