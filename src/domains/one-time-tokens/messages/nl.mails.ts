export const nl = {
  dispute: 'Dit was ik niet',
  seeSecurity: 'Bekijk uw beveiliging',
};
