import { en } from './en.mailbox.ts';
import { nl } from './nl.mailbox.ts';

export const mailboxMessages = { nl, en };
