import { en } from './en.file.ts';
import { nl } from './nl.file.ts';

export const fileMessages = { nl, en };
