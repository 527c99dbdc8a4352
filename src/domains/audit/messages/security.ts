import { en } from './en.security.ts';
import { nl } from './nl.security.ts';

export const securityEventMessages = { nl, en };
