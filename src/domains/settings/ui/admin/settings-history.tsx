import { useState } from 'react';
import { listAssets, type Asset } from '#domains/assets/model/asset.contract.ts';
import type { AssetView } from '#domains/assets/model/asset.ts';
import { formatDateTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { DisclosureLine } from '#ui/disclosure/disclosure.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { settingAdminMessages } from '../../messages/admin.ts';
import { listSettingChanges } from '../../model/settings.contract.ts';
import { settingDefinitions, type SettingChange } from '../../model/settings.ts';
import { SettingWords } from './setting-words.tsx';
import styles from './settings-screen.module.css';
import { formKeys, type FormKey } from './settings-values.ts';

interface SettingsHistoryProps {
  onTakeBack(key: FormKey, change: Pick<SettingChange, 'from' | 'to'>): void;
  onPicture(picture: AssetView): void;
}

/** Who changed what, and a way to have it back: in the form, where one sees it before it is saved. */
export function SettingsHistory(props: SettingsHistoryProps) {
  const t = useMessages(settingAdminMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <DisclosureLine>{t.history}</DisclosureLine>
      {isOpen ? <Changes {...props} /> : null}
    </details>
  );
}

function Changes({ onTakeBack, onPicture }: SettingsHistoryProps) {
  const t = useMessages(settingAdminMessages);
  const { data: changes, error, reload } = useCall(listSettingChanges, { query: { keys: formKeys.join(',') } });
  const { data: pictures = [] } = useCall(listAssets, { query: { kind: 'image' } });
  if (error) return <ErrorBox onRetry={reload} />;
  if (!changes) return <LoadingText />;
  if (changes.length === 0) return <p>{t.noHistory}</p>;

  function takeBack(key: FormKey, change: Pick<SettingChange, 'from' | 'to'>) {
    const picture = pictures.find(({ guid }) => guid === change.from);
    if (picture) onPicture(picture);
    onTakeBack(key, change);
  }

  return (
    <ol className={styles.changes}>
      {changes.map((change) => (
        <Change key={`${change.id} ${change.key}`} change={change} pictures={pictures} onTakeBack={takeBack} />
      ))}
    </ol>
  );
}

interface ChangeProps extends Pick<SettingsHistoryProps, 'onTakeBack'> {
  change: SettingChange;
  pictures: readonly Asset[];
}

function Change({ change: { key, from, to, changedOn, changedBy }, pictures, onTakeBack }: ChangeProps) {
  const t = useMessages(settingAdminMessages);
  const language = useLanguage();
  const formKey = formKeys.find((each) => each === key);
  if (!formKey) return null;
  const when = formatDateTime(language, new Date(changedOn));
  // What was possible once may not be any more.
  const { data: earlier, success } = settingDefinitions[formKey].schema.safeParse(from);
  const isThere = formKey !== 'headerLogo' || from === null || pictures.some(({ guid }) => guid === from);
  return (
    <li>
      <p>
        <strong className={styles.what}>{t.keys[formKey]}</strong> <time dateTime={changedOn}>{when}</time>, {t.by(changedBy)}
      </p>
      <dl>
        <dt>{t.historyWas}</dt>
        <dd>
          <SettingWords setting={formKey} value={from} pictures={pictures} />
        </dd>
        <dt>{t.historyBecame}</dt>
        <dd>
          <SettingWords setting={formKey} value={to} pictures={pictures} />
        </dd>
      </dl>
      {success && isThere ? (
        <Button kind="quiet" aria-label={t.takeBackOf(t.keys[formKey], when)} onClick={() => onTakeBack(formKey, { from: earlier, to })}>
          {t.takeBack}
        </Button>
      ) : null}
    </li>
  );
}
