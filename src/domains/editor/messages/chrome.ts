import { enChrome } from './en.chrome.ts';
import { nlChrome } from './nl.chrome.ts';

export const chromeMessages = { nl: nlChrome, en: enChrome };
