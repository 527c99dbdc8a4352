import { en } from './en.ts';
import { nl } from './nl.ts';

export const consentMessages = { nl, en };
