import { en } from './en.facts.ts';
import { nl } from './nl.facts.ts';

export const auditFactMessages = { nl, en };
