import { en } from './en.recovery.ts';
import { nl } from './nl.recovery.ts';

export const recoveryMessages = { nl, en };
