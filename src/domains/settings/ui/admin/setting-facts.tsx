import { listAssets } from '#domains/assets/model/asset.contract.ts';
import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { listSettingChanges, listSettingValues } from '../../model/settings.contract.ts';
import { SettingWords } from './setting-words.tsx';
import { formKeys, type FormKey } from './settings-values.ts';

/** What a setting is now, and who changed it last. Its lines are there from the start, so that nothing moves when the answers come. */
export function SettingFacts({ setting, className }: { setting: FormKey; className: string | undefined }) {
  const t = useMessages(settingAdminMessages);
  const language = useLanguage();
  const { data: values } = useCall(listSettingValues, { query: { keys: formKeys.join(',') } });
  const { data: changes } = useCall(listSettingChanges, { query: { keys: setting } });
  const { data: pictures = [] } = useCall(listAssets, { query: { kind: 'image' } }, { isEnabled: setting === 'headerLogo' });
  const now = values?.find(({ key }) => key === setting);
  const last = changes?.[0];
  return (
    <dl className={className}>
      <div>
        <dt>{t.now}</dt>
        <dd>{now ? <SettingWords setting={setting} value={now.value} pictures={pictures} /> : null}</dd>
      </div>
      <div>
        <dt>{t.lastChanged}</dt>
        <dd>{last ? `${t.by(last.changedBy)}, ${formatDate(language, new Date(last.changedOn))}` : changes ? t.neverChanged : null}</dd>
      </div>
    </dl>
  );
}
