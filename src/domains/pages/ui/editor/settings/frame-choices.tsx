import type { Settings } from '#domains/settings/model/settings.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Select } from '#ui/forms/select.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import { SettingGroup } from './setting-group.tsx';
import { usePageOptions } from './use-page-options.ts';
import { usePlatformDefaults } from './use-platform-defaults.ts';

const parts = ['showHeader', 'showMainMenu', 'showSubMenu', 'showBreadcrumbs', 'showFooter'] as const;
type Part = (typeof parts)[number];

/** What the answer of a field means; the default is to say nothing. */
const wishes = { on: true, off: false } as const;

/** The parts around the page: on, off, or as the platform does it. */
export function FrameChoices() {
  const t = useMessages(pageSettingMessages);
  const defaults = usePlatformDefaults();
  const [options, setOptions] = usePageOptions();
  return (
    <SettingGroup title={t.frame}>
      {parts.map((part) => (
        <Select
          key={part}
          label={t.parts[part]}
          description={isOffForAll(part, defaults) ? t.partOffForAll : undefined}
          options={[
            { value: '', label: defaultLabel(t, defaults[`${part}ByDefault`]) },
            { value: 'on', label: t.partOn },
            { value: 'off', label: t.partOff },
          ]}
          value={options[part] === undefined ? '' : options[part] ? 'on' : 'off'}
          onChange={({ target: { value } }) => setOptions({ [part]: value === '' ? null : wishes[value as keyof typeof wishes] })}
        />
      ))}
    </SettingGroup>
  );
}

function defaultLabel(t: (typeof pageSettingMessages)['nl'], isShown: boolean | undefined): string {
  return isShown === undefined ? t.partDefault : t.partDefaultIs(isShown);
}

/** A switch of the platform that is off is off everywhere. */
function isOffForAll(part: Part, defaults: Partial<Settings>): boolean {
  return (part === 'showHeader' || part === 'showSubMenu' || part === 'showFooter') && defaults[part] === false;
}
