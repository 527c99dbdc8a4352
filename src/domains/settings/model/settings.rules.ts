import type { Actor } from '#platform/shared/actor.ts';
import { settingDefinitions, type SettingKey, type Settings } from './settings.ts';

export function canSeeSetting(actor: Actor, key: SettingKey): boolean {
  return settingDefinitions[key].isPublic || actor.isAdmin;
}

export function canChangeSettings(actor: Actor): boolean {
  return actor.isAdmin;
}

/** The pictures of the media library that a value shows. */
export function picturesIn(key: SettingKey, value: unknown): string[] {
  if (key === 'headerLogo' || key === 'faviconLogo') return value === null ? [] : [value as string];
  if (key === 'headerImages') return (value as Settings['headerImages']).map(({ guid }) => guid);
  return [];
}
