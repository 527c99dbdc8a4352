export { authRoutes, signInRoute, signOutRoute } from './auth.routes.ts';
export { deleteOldSessions, deleteOldSignInDelays } from './auth.queries.ts';
export { endSessionsOf } from './sessions.queries.ts';
export { clearSessionCookies, readSessionCookie, sessionCookieName, setSessionCookies } from './cookies.ts';
export { carriesSession, identifyByCookie, requireAccessToken, startSession } from './sessions.service.ts';
export { setPassword } from './sign-in.service.ts';
export { deleteOldTokens, deleteTokensOf } from './tokens.queries.ts';
export { createToken, findToken, useToken, type OneTimeToken } from './tokens.service.ts';
