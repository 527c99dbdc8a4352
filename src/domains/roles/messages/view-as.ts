import { enViewAs } from './en.view-as.ts';
import { nlViewAs } from './nl.view-as.ts';

export const viewAsMessages = { nl: nlViewAs, en: enViewAs };
