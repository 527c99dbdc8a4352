import { enChecks } from './en.checks.ts';
import { nlChecks } from './nl.checks.ts';

export const checkMessages = { nl: nlChecks, en: enChecks };
