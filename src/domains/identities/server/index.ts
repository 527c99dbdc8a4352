export { identityRoutes } from './identities.routes.ts';
export { openLogin, type OpenidLogin } from './openid-login.ts';
export { beginOpenidLogin, callbackPath, finishOpenidLogin } from './openid-login.service.ts';
