import type { Translation } from '#platform/shared/messages.ts';
import type { liveWordsNl } from './live-words.nl.ts';

export const liveWordsEn: Translation<typeof liveWordsNl> = {
  firstVersion: 'This is the first version of these terms of use.',
  laterVersion: (version: number) =>
    `This is version ${version}. Do you have an account? After you sign in, you can read what has changed since the version you accepted.`,
  statuses: {
    notExamined: {
      name: 'Not audited yet',
      meaning: 'The accessibility of this website has not been fully audited yet, so we cannot yet say whether it meets all requirements.',
    },
    A: {
      name: 'Status A: fully compliant',
      meaning: 'A full audit shows that this website meets all requirements. The audit is less than three years old.',
    },
    B: {
      name: 'Status B: partially compliant',
      meaning:
        'A full audit shows that this website does not meet all requirements yet. Below you can read what is not right yet, what we are doing about it and when it will be ready.',
    },
    C: {
      name: 'Status C: first measures taken',
      meaning: 'There has been no full audit yet. We have already taken measures. The audit is planned within six months.',
    },
    D: {
      name: 'Status D: not compliant',
      meaning: 'There has been no full audit and none is planned. The website therefore does not comply with the law.',
    },
    E: {
      name: 'Status E: no statement',
      meaning: 'There is no official statement for this website yet. The website therefore does not comply with the law.',
    },
  },
  inRegister: 'The official statement is in the [register of accessibility statements]({address}).',
  register:
    'The official statements of Dutch public bodies are in the [register of accessibility statements](https://www.toegankelijkheidsverklaring.nl/register).',
  registerMissing: 'Address of this statement in the register:',
  noReports: 'There is no audit report yet.',
  report: (title: string, date: string) => `${title}, ${date}`,
  planned: (date: string) => `The next audit is planned for ${date}.`,
  noDeviations: 'No deviations are known.',
  noDeviationsYet: 'No deviations have been recorded yet. That does not mean that everything is right.',
  deviationColumns: ['Requirement', 'What is wrong?', 'Cause', 'Consequence', 'What are we doing about it?', 'When will it be ready?'],
  noDate: 'Not known yet',
  signer: 'Position',
  signedOn: 'Signed on',
  updatedOn: 'Last updated on',
  notSigned: 'This statement has not been signed yet.',
};
