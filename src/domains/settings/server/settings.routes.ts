import { route } from '#platform/server/handle.ts';
import * as contract from '../model/settings.contract.ts';
import { listSettingChanges, listSettingValues, updateSetting, updateSettings } from './settings.service.ts';

export const settingRoutes = [
  route(contract.listSettingValues, (ctx, { query }) => listSettingValues(ctx, query)),
  route(contract.updateSettingValue, (ctx, { params, body, version }) => updateSetting(ctx, params.key, body.value, version)),
  route(contract.updateSettingValues, (ctx, { body }) => updateSettings(ctx, body.changes)),
  route(contract.listSettingChanges, (ctx, { query }) => listSettingChanges(ctx, query.keys)),
];
