import { en } from './en.account-forms.ts';
import { nl } from './nl.account-forms.ts';

export const accountFormMessages = { nl, en };
