export {
  deleteAllTokens,
  deleteOldTokens,
  deleteRegistrations,
  deleteTokensAfter,
  deleteTokensOf,
  deleteUnusedTokens,
  findNewEmail,
  hasLivingRegistration,
  lockRegistrations,
} from './one-time-tokens.queries.ts';
export { createResetPath, createToken, findToken, useToken, type OneTimeToken } from './one-time-tokens.service.ts';
export { linksOfPerson } from './personal-data.queries.ts';
export { sendWayInMail } from './way-in-mail.ts';
