import { en } from './en.inactive.ts';
import { nl } from './nl.inactive.ts';

export const inactiveMessages = { nl, en };
