import { en } from './en.ts';
import { nl } from './nl.ts';

export const secondFactorMessages = { nl, en };
