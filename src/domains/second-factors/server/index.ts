export { secondFactorRoutes } from './second-factors.routes.ts';
export { isRightCode, withinTries } from './codes.service.ts';
export { factorsOf, isSecondFactorRequired } from './factors.service.ts';
export { askForPasskey, ownerOfPasskey } from './passkeys.service.ts';
export { hasPasskey } from './second-factors.queries.ts';
export { resetSecondFactors } from './reset.service.ts';
