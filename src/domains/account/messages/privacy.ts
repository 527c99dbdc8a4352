import { en } from './en.privacy.ts';
import { nl } from './nl.privacy.ts';

export const privacyMessages = { nl, en };
