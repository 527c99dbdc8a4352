import { en } from './en.ts';
import { nl } from './nl.ts';

export const pageMessages = { nl, en };
