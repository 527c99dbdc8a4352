import { enHistory } from './en.history.ts';
import { nlHistory } from './nl.history.ts';

export const historyMessages = { nl: nlHistory, en: enHistory };
