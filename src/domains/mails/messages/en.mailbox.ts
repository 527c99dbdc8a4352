import type { Translation } from '#platform/shared/messages.ts';
import type { nl } from './nl.mailbox.ts';

export const en: Translation<typeof nl> = {
  title: 'Email on this computer',
  explanation: 'This is what the platform emails while it runs on your own computer. Elsewhere this page does not exist.',
  none: 'Nothing has been emailed yet.',
  subject: 'Subject',
  to: 'To',
  sentOn: 'Written on',
  state: 'State',
  states: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' },
  back: 'All emails',
  forgotten: 'The text of this email was removed after a week.',
};
