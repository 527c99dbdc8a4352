import {
  listSettingChanges,
  listSettingValues,
  updateSettingValue,
  updateSettingValues,
} from '#domains/settings/model/settings.contract.ts';
import { forAdmins, forAnybody } from './call.ts';

const padding = (value: number, version: number) => ({ changes: [{ key: 'headerLogoPadding', value, version }] });
const paddingKey = { key: 'headerLogoPadding' };

export const settingCalls = [
  forAnybody(listSettingValues, { answers: [{ as: 'visitor', input: { headers: { host: 'evil.example' } }, status: 421 }] }),
  forAdmins(listSettingChanges, { input: { query: { keys: 'platformName' } } }),
  forAdmins(updateSettingValues, {
    input: { body: { changes: [{ key: 'showSubMenu', value: false, version: 0 }] } },
    answers: [
      { as: 'admin', input: { body: { changes: [] } }, status: 422 },
      { as: 'admin', input: { body: padding(8, 99) }, status: 412 },
      { as: 'admin', input: { body: padding(65, 0) }, status: 422 },
    ],
  }),
  forAdmins(updateSettingValue, {
    input: { params: { key: 'showFooter' }, body: { value: false }, version: 0 },
    answers: [
      { as: 'admin', input: { params: paddingKey, body: { value: 8 }, version: undefined }, status: 428 },
      { as: 'admin', input: { params: paddingKey, body: { value: 8 }, version: 99 }, status: 412 },
      { as: 'admin', input: { params: paddingKey, body: { value: 65 } }, status: 422 },
      { as: 'admin', input: { params: paddingKey, body: 'x'.repeat(70_000) }, status: 413 },
    ],
  }),
];
