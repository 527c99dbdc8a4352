import type { Language } from '#platform/shared/language.ts';
import type { MailContent } from './mail.ts';

export interface MailboxEntry {
  guid: string;
  to: string;
  subject: string;
  language: Language;
  state: 'waiting' | 'sent' | 'failed';
  /** As an ISO text: it travels in the page. */
  createdOn: string;
}

/** What was mailed, for who tries the product on a machine of their own. */
export type MailboxView =
  | { mails: MailboxEntry[] }
  | {
      mail: MailboxEntry;
      /** Null: forgotten after a week. */
      content: MailContent | null;
    };
