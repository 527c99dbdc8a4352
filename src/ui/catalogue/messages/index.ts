import type { Catalogue } from '#platform/shared/messages.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';

export const catalogueMessages: Catalogue<typeof nl> = { nl, en };
