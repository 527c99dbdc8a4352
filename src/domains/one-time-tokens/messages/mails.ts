import { en } from './en.mails.ts';
import { nl } from './nl.mails.ts';

/** For the server alone: no browser needs the words of a mail. */
export const mailMessages = { nl, en };
