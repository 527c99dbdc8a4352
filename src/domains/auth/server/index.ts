export { authRoutes, signInRoute, signOutRoute } from './auth.routes.ts';
export { deleteOldSessions, deleteOldSignInDelays } from './auth.queries.ts';
export { clearSessionCookies, readSessionCookie, sessionCookieName, setSessionCookies } from './cookies.ts';
export { carriesSession, identifyByCookie, requireAccessToken } from './sessions.service.ts';
export { setPassword } from './sign-in.service.ts';
