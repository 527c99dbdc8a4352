import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.ts';

export const en: Translation<typeof nl> = {
  greetings: {
    night: (name) => `Good evening, ${name}`,
    morning: (name) => `Good morning, ${name}`,
    afternoon: (name) => `Good afternoon, ${name}`,
    evening: (name) => `Good evening, ${name}`,
  },
  waiting: (count) =>
    count === 0 ? 'Nothing is waiting for you.' : count === 1 ? 'One thing is waiting for you.' : `${count} things are waiting for you.`,
  loadFailed: 'We couldn’t load the overview.',
  matters: 'Needs attention',
  nothing: 'You’re all caught up.',
  nothingText: 'Whatever is waiting for you appears here: an email that wasn’t delivered, say, or a draft that has been left.',
  putOff: {
    name: (title) => `Put off: ${title}`,
    tomorrow: 'Until tomorrow',
    nextWeek: 'For a week',
    done: 'Put off.',
    count: (count) => `Put off: ${count}`,
    until: (date) => `Comes back on ${date}.`,
    takeBack: 'Take back',
    takeBackOf: (title) => `Take back: ${title}`,
    takenBack: 'Taken back.',
    stays: 'Comes back whenever you like.',
  },
  mailsFailed: {
    title: (count) => (count === 1 ? '1 email was not delivered' : `${count} emails were not delivered`),
    mark: 'Failed',
    text: 'See why, and send them again.',
    action: 'View emails',
  },
  invitationEnding: {
    title: (invited) => `The invitation to ${invited} is about to expire`,
    mark: (days) => (days === 0 ? 'Today' : days === 1 ? '1 day left' : `${days} days left`),
    text: (date, inviter) =>
      inviter === ''
        ? `No account has been created yet. Sent on ${date}.`
        : `No account has been created yet. Sent by ${inviter} on ${date}.`,
    action: 'View invitations',
  },
  draftWaiting: {
    ownTitle: (title) => `Your draft ‘${title}’ has been left`,
    title: (title) => `The draft ‘${title}’ has been left`,
    mark: 'Draft',
    newPage: 'Visitors can’t see this page yet.',
    newItem: 'Visitors can’t see this item yet.',
    changed: 'Visitors can’t see the changes yet.',
    last: (date) => `Last saved on ${date}.`,
    lastBy: (date, who) => `Last saved on ${date} by ${who}.`,
    you: 'you',
    action: 'Continue',
    viewItem: 'View the item',
  },
  secondFactorMissing: {
    title: 'Your account is protected by a password only',
    mark: 'Security',
    text: 'With a passkey or a code app, guessing your password is not enough to get in.',
    action: 'Secure your account',
  },
  deletionPending: {
    title: 'Your account will be deleted',
    mark: (date) => `On ${date}`,
    text: 'You can keep it until then.',
    action: 'See what will happen',
  },
  pages: 'My pages',
  latestPages: 'Recently changed pages',
  allPages: 'All pages',
  you: 'You',
  noPages: 'There are no pages you can edit yet. An administrator can give you a role that allows it.',
  editPage: (title) => `Edit ${title}`,
  states: { published: 'Published', changed: 'Changes', draft: 'Draft', missing: 'Not translated' },
  steps: {
    title: 'First steps',
    done: (done, all) => `${done} of ${all} done`,
    isDone: 'Done',
    putAway: 'Hide the first steps',
    putAwayDone: 'Hidden. You’ll find them under Put off.',
    look: { title: 'Choose your colours and logo', text: 'Make the website your own.' },
    colleagues: { title: 'Invite your colleagues', text: 'They create their own accounts.' },
    security: { title: 'Secure your account', text: 'With a passkey or a code app.' },
  },
  changes: 'Recent changes',
  log: 'Log',
};
