import { enPublishing } from './en.publishing.ts';
import { nlPublishing } from './nl.publishing.ts';

export const publishingMessages = { nl: nlPublishing, en: enPublishing };
