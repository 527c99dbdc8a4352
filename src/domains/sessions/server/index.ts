export {
  deleteOldSessions,
  endAllSessions,
  endSession,
  endSessionOf,
  endSessionsBeyond,
  endSessionsOf,
  findLivingMethod,
  findLivingSession,
  insertSession,
  isKnownNetwork,
  listSessionRows,
  setHasSecondFactor,
  startViewingIn,
  stopViewingIn,
  touchSession,
  type NewSession,
} from './sessions.queries.ts';
export { sessionsOfPerson } from './personal-data.queries.ts';
