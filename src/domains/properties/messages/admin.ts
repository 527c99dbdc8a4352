import { enAdmin } from './en.admin.ts';
import { nlAdmin } from './nl.admin.ts';

export const propertyAdminMessages = { nl: nlAdmin, en: enAdmin };
