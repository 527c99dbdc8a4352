export { authRoutes } from './auth.routes.ts';
export { deleteOldSessions, deleteOldSignInDelays } from './auth.queries.ts';
export { clearSessionCookies, readSessionCookie, sessionCookieName, setSessionCookies } from './cookies.ts';
export { carriesSession, endCurrentSession, identifyByCookie, requireAccessToken } from './sessions.service.ts';
export { setPassword, signIn } from './sign-in.service.ts';
