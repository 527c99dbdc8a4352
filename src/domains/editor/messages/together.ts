import { enTogether } from './en.together.ts';
import { nlTogether } from './nl.together.ts';

export const togetherMessages = { nl: nlTogether, en: enTogether };
