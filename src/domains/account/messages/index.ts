import { en } from './en.ts';
import { nl } from './nl.ts';

export const accountMessages = { nl, en };
