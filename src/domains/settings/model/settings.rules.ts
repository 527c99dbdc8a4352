import type { Actor } from '#platform/shared/actor.ts';
import { settingDefinitions, type SettingKey } from './settings.ts';

export function canSeeSetting(actor: Actor, key: SettingKey): boolean {
  return settingDefinitions[key].isPublic || actor.isAdmin;
}

export function canChangeSettings(actor: Actor): boolean {
  return actor.isAdmin;
}
