import type { Asset } from '#domains/assets/model/asset.contract.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import type { ColourScheme } from '../../model/colour-scheme.ts';
import { ColourSample } from './colour-sample.tsx';
import styles from './settings-screen.module.css';
import type { FormKey } from './settings-values.ts';

interface SettingWordsProps {
  setting: FormKey;
  value: unknown;
  pictures: readonly Asset[];
}

/** What a setting is or was, as it reads in a line. */
export function SettingWords({ setting, value, pictures }: SettingWordsProps) {
  const t = useMessages(settingAdminMessages);
  switch (setting) {
    case 'colorScheme':
      return Object.entries(value as ColourScheme).map(([part, hex]) => (
        <span key={part} className={styles.colourValue}>
          <ColourSample hex={hex} /> {hex}
        </span>
      ));
    case 'headerLogo':
      return value === null ? t.noPicture : (pictures.find(({ guid }) => guid === value)?.fileName ?? t.aPicture);
    case 'allowRegistration':
      return value === true ? t.isOn : t.isOff;
    case 'requireSecondFactor':
      return t.requireSecondFactor[value === true ? 'always' : value === false ? 'never' : 'byPlace'];
    default:
      return wordsIn(value, t.nothing);
  }
}

/** The words in both languages; once when they are the same. */
function wordsIn(value: unknown, nothing: string): string {
  const { nl, en } = value as { nl: string; en: string };
  return [...new Set([nl, en].map((words) => words || nothing))].join(' / ');
}
