import { enSettings } from './en.settings.ts';
import { nlSettings } from './nl.settings.ts';

export const pageSettingMessages = { nl: nlSettings, en: enSettings };
