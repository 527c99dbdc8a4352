export {
  askResetRoute,
  askVerificationRoute,
  confirmLinkRoute,
  finishRegistrationRoute,
  registerRoute,
  resetPasswordRoute,
} from './account.routes.ts';
export { authRoutes, proofRoute, secondStepRoute, setUpRoute, signInRoute, signOutRoute } from './auth.routes.ts';
export { deleteOldSignInDelays, savePasswordHash } from './auth.queries.ts';
export { endSessionsByEmail, endSessionsOfAll } from './end-sessions.service.ts';
export { createResetLink } from './reset.service.ts';
export { resetSecondFactorsByEmail } from './help-person.service.ts';
export { findMailLink } from './mail-link.service.ts';
export { findRegistration } from './register.service.ts';
export { clearSessionCookies, readSessionCookie, sessionCookieName, setSessionCookies } from './cookies.ts';
export { endCurrentSession, identifyByCookie, isOurSession, requireAccessToken, startSession } from './sessions.service.ts';
export { setPassword } from './sign-in.service.ts';
export { hashPassword } from './passwords.ts';
export { followFactorChanges } from './factor-changes.ts';
export { clearLoginCookie, readLoginCookie, setLoginCookie } from './login-cookie.ts';
export { getProofWays, goOnProven } from './proof.service.ts';
export { createSetUpLink, finishSetUp, isSetUpOpen } from './set-up.service.ts';
export { beginSecondStep, findSecondStep } from './second-step.service.ts';
export { signInOfPerson } from './personal-data.queries.ts';
