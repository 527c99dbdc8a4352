import { en } from './en.mails.ts';
import { nl } from './nl.mails.ts';

export const identityMails = { nl, en };
