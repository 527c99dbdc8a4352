import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.sentences.ts';

export const en: Translation<typeof nl> = {
  you: 'You',
  somebody: 'Somebody',
  platform: 'The platform',
  gone: 'Somebody who no longer has an account',
  things: {
    user: 'somebody who no longer has an account',
    session: 'somebody who no longer has an account',
    second_factor: 'somebody who no longer has an account',
    data_export: 'somebody who no longer has an account',
    role: 'a role that no longer exists',
    document: 'a page or item that no longer exists',
    block: 'a page or item that no longer exists',
    listitem: 'an item that no longer exists',
    invitation: 'an invitation that no longer exists',
    asset: 'a file that no longer exists',
    mail: 'an email that no longer exists',
    other: 'something that no longer exists',
  },
  unnamed: {
    user: 'somebody',
    session: 'somebody',
    second_factor: 'somebody',
    data_export: 'somebody',
    role: 'a role',
    document: 'a page or item',
    block: 'a page or item',
    listitem: 'an item',
    invitation: 'somebody',
    asset: 'a file',
    mail: 'an email',
    other: 'something',
  },
  unknown: ({ who }) => `${who} did something this platform no longer recognises.`,
  fromTo: (field, from, to) => `${field}: from ${from} to ${to}`,
};
