export { secondFactorRoutes } from './second-factors.routes.ts';
export { isRightCode, withinTries } from './codes.service.ts';
export { factorsOf, isSecondFactorRequired } from './factors.service.ts';
export { askForPasskey, ownerOfPasskey } from './passkeys.service.ts';
export { hasPasskey } from './second-factors.queries.ts';
export { endFactorsSince } from './end-factors.service.ts';
export { tellFactorsReset } from './factor-mails.ts';
export {
  deleteLoginAttemptsOf,
  deleteOldLoginAttempts,
  findLoginAttempt,
  insertLoginAttempt,
  takeLoginAttempt,
} from './login-attempts.queries.ts';
export { factorsOfPerson } from './personal-data.queries.ts';
