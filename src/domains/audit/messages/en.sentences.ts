import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.sentences.ts';

export const en: Translation<typeof nl> = {
  somebody: 'Somebody',
  platform: 'The platform',
  gone: 'Somebody who no longer has an account',
  things: {
    user: 'somebody who no longer has an account',
    session: 'somebody who no longer has an account',
    second_factor: 'somebody who no longer has an account',
    data_export: 'somebody who no longer has an account',
    role: 'a role that is no longer there',
    document: 'a page or item that is no longer there',
    block: 'a page or item that is no longer there',
    listitem: 'an item that is no longer there',
    invitation: 'an invitation that is no longer there',
    asset: 'a file that is no longer there',
    mail: 'an email that is no longer there',
    other: 'something that is no longer there',
  },
  unknown: ({ who }) => `${who} did something that this platform no longer knows.`,
  fromTo: (field, from, to) => `${field}: from ${from} to ${to}`,
};
