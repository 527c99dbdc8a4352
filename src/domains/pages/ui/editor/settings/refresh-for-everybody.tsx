import { useState } from 'react';
import { invalidateCache } from '#domains/documents/model/document.contract.ts';
import { useEditedDocument } from '#domains/editor/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { pageSettingMessages } from '../../../messages/settings.ts';
import styles from './page-settings.module.css';
import { SettingGroup } from './setting-group.tsx';

/** For who suspects that somebody reads an old version. What anybody may read is kept apart from what only some may, so it is asked for twice. */
export function RefreshForEverybody() {
  const t = useMessages(pageSettingMessages);
  const { tasks } = useServices();
  const optimizer = useLoadOptimizer();
  const { draft } = useEditedDocument();
  const [isBusy, setIsBusy] = useState(false);

  async function refresh() {
    setIsBusy(true);
    const ask = (isPublic: 'true' | 'false') =>
      optimizer.save(invalidateCache, { query: { index: 'pages', hash: draft.guid, public: isPublic } });
    await tasks.run({
      type: 'edit',
      words: t.refreshing,
      done: t.refreshed,
      run: async () => {
        await ask('true');
        await ask('false');
      },
    });
    setIsBusy(false);
  }

  return (
    <SettingGroup title={t.refresh}>
      <p className={styles.note}>{t.refreshHelp}</p>
      <p>
        <Button isBusy={isBusy} onClick={() => void refresh()}>
          {t.refresh}
        </Button>
      </p>
    </SettingGroup>
  );
}
