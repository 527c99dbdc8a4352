import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mailbox.ts';

export const en: Translation<typeof nl> = {
  title: 'Email on this computer',
  explanation: 'These are the emails this platform sends while it runs on your own computer. This page does not exist anywhere else.',
  none: 'Nothing has been emailed yet.',
  subject: 'Subject',
  to: 'To',
  sentOn: 'Written on',
  state: 'Status',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  back: 'All emails',
  forgotten: 'The text of this email was deleted after a week.',
};
