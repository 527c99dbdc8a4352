import { withTexts, type Catalogue } from '#platform/shared/messages.ts';
import { en } from './en.ts';
import { je } from './je.ts';
import { nl } from './nl.ts';

export const platformMessages: Catalogue<typeof nl> = { nl, en, je: withTexts(nl, je) };
