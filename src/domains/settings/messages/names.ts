import { en } from './en.names.ts';
import { nl } from './nl.names.ts';

export const settingNameMessages = { nl, en };
