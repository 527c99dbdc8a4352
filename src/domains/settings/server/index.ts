export { settingsChangedIn } from './recorded-changes.ts';
export { tellSettingChange } from './setting-words.ts';
export { settingRoutes } from './settings.routes.ts';
export { getSetting, getSettings, hasOwnLook, listSettingValues as listSettings, updateSetting } from './settings.service.ts';
