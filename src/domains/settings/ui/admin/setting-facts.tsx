import { listAssets } from '#domains/assets/model/asset.contract.ts';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import type { ColourScheme } from '../../model/colour-scheme.ts';
import { listSettingChanges, listSettingValues } from '../../model/settings.contract.ts';
import { ColourSample } from './colour-sample.tsx';
import { SettingWords } from './setting-words.tsx';
import styles from './settings-screen.module.css';
import { colourParts, formKeys, isColourPart, isSameValue, type ColourPart, type FormKey } from './settings-values.ts';

interface SettingFactsProps {
  /** A setting, or one of the colours. */
  about: FormKey | ColourPart;
  className: string | undefined;
}

/** What a setting is now, and who changed it last. Its lines are there from the start, so that nothing moves when the answers come. */
export function SettingFacts({ about, className }: SettingFactsProps) {
  const t = useMessages(settingAdminMessages);
  const language = useLanguage();
  const setting = isColourPart(about) ? 'colorScheme' : about;
  const { data: values } = useCall(listSettingValues, { query: { keys: formKeys.join(',') } });
  const { data: changes } = useCall(listSettingChanges, { query: { keys: setting } });
  const { data: pictures = [] } = useCall(listAssets, { query: { kind: 'image' } }, { isEnabled: setting === 'headerLogo' });
  const now = values?.find(({ key }) => key === setting)?.value;
  // The colours are kept together: a change of another one is none of this one.
  const last = changes?.find(({ from, to }) => !isColourPart(about) || !isSameValue(colourIn(from, about), colourIn(to, about)));
  return (
    <dl className={className}>
      {about === 'colorScheme' ? (
        colourParts.map((part) => (
          <div key={part}>
            <dt>{t.colour[part].label}</dt>
            <dd>
              <Colour hex={colourIn(now, part)} />
            </dd>
          </div>
        ))
      ) : (
        <div>
          <dt>{t.now}</dt>
          <dd>
            {isColourPart(about) ? (
              <Colour hex={colourIn(now, about)} />
            ) : now === undefined ? null : (
              <SettingWords setting={about} value={now} pictures={pictures} />
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>{t.lastChanged}</dt>
        <dd>{last ? `${t.by(last.changedBy)}, ${formatDate(language, new Date(last.changedOn))}` : changes ? t.neverChanged : null}</dd>
      </div>
    </dl>
  );
}

/** Nothing until it is known, or where there was no scheme. */
function colourIn(scheme: unknown, part: ColourPart): string | undefined {
  return (scheme as ColourScheme | null | undefined)?.[part];
}

function Colour({ hex }: { hex: string | undefined }) {
  return hex ? (
    <span className={styles.colourValue}>
      <ColourSample hex={hex} /> {hex}
    </span>
  ) : null;
}
