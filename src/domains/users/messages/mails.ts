import { en } from './en.mails.ts';
import { nl } from './nl.mails.ts';

export const mailMessages = { nl, en };
