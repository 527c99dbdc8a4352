import { en } from './en.terms.ts';
import { nl } from './nl.terms.ts';

export const termsMessages = { nl, en };
