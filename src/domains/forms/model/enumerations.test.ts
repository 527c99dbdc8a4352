import { expect, test } from 'vitest';
import { accessLevels, actions, openStates, savingModes, verificationOutcomes, verificationSendResults } from './enumerations.ts';

// Stored and sent as they are, so a change of spelling here is a change of the data.
test.each([
  ['R4.25 saving mode', savingModes, 'Manual Verification Registration'],
  ['R4.26 action', actions, 'Save Notify'],
  ['R4.27 open state', openStates, 'Open Closed Custom'],
  ['R4.28 access level', accessLevels, 'Admin Roles Users Public Verify'],
  [
    'R4.31 verification-send result',
    verificationSendResults,
    'Sent TooSoon Abused NotFound Unauthorized BadRequest Failed AlreadyVerified',
  ],
  ['R4.33 verification outcome', verificationOutcomes, 'Success NotFound Unauthorized BadRequest Failed Expired'],
])('%s', (_, values, expected) => {
  expect(values.join(' ')).toBe(expected);
});
