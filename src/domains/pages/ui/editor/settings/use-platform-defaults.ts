import { listSettingValues } from '#domains/settings/model/settings.contract.ts';
import type { Settings } from '#domains/settings/model/settings.ts';
import { useCall } from '#platform/web/use-call.tsx';

/** What pages get that say nothing themselves, as far as it is known yet. */
export function usePlatformDefaults(): Partial<Settings> {
  const { data: values = [] } = useCall(listSettingValues, { query: {} });
  return Object.fromEntries(values.map(({ key, value }) => [key, value]));
}
