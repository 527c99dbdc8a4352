export { identityRoutes } from './identities.routes.ts';
export { linkIdentity } from './identities.service.ts';
export { openLogin, type Purpose } from './openid-login.ts';
export { beginOpenidLogin, callbackPath, finishOpenidLogin, purposeOfTicket, type PersonElsewhere } from './openid-login.service.ts';
export { identitiesOfPerson } from './personal-data.queries.ts';
