import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const adminMessages = { nl: nlAdmin, en: enAdmin };
