export { settingRoutes } from './settings.routes.ts';
export { getSetting, getSettings, listSettingValues as listSettings, updateSetting } from './settings.service.ts';
