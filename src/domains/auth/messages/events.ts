import { en } from './en.events.ts';
import { nl } from './nl.events.ts';

export const authEventMessages = { nl, en };
