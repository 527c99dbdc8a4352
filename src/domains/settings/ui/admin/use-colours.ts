import { useCall } from '#platform/web/use-call.tsx';
import type { ColourScheme } from '../../model/colour-scheme.ts';
import { listSettingValues } from '../../model/settings.contract.ts';
import { formKeys } from './settings-values.ts';

/** The colours of the website as they are now, as soon as they are known. */
export function useColours({ isEnabled }: { isEnabled: boolean }): ColourScheme | undefined {
  const { data: values } = useCall(listSettingValues, { query: { keys: formKeys.join(',') } }, { isEnabled });
  return values?.find(({ key }) => key === 'colorScheme')?.value as ColourScheme | undefined;
}
