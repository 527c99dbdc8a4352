import { formatTime } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { documentMessages } from '../../messages/index.ts';
import type { Draft } from '../../model/draft.ts';
import styles from './edit-bar.module.css';
import { useDraftStore } from './editing.ts';

interface EditBarProps {
  draft: Draft;
  closeHref: string;
  isPublishing: boolean;
  onPublish(): void;
}

/** Above the page while it is edited: what is being edited, whether it is saved, and the way to publish it. */
export function EditBar({ draft, closeHref, isPublishing, onPublish }: EditBarProps) {
  const t = useMessages(documentMessages);
  const { hasChanges, isPublished } = useStore(useDraftStore());
  const language = t.inLanguage[draft.language];
  return (
    <section className={styles.bar} aria-label={t.editBar}>
      <a className={styles.close} href={closeHref}>
        {t.close}
      </a>
      <p className={styles.title}>{t.title(draft.title)}</p>
      <SaveStatus />
      {hasChanges ? (
        <Button kind="primary" isBusy={isPublishing} onClick={onPublish}>
          {t.publish(language)}
        </Button>
      ) : (
        <p className={styles.status}>{isPublished ? t.published : t.notYetIn(language)}</p>
      )}
    </section>
  );
}

function SaveStatus() {
  const t = useMessages(documentMessages);
  const language = useLanguage();
  const store = useDraftStore();
  const { saveState, savedOn } = useStore(store);
  const words = saveState === 'saved' ? (savedOn ? t.savedAt(formatTime(language, savedOn)) : t.saved) : t.saveState[saveState];
  return (
    <div className={styles.status}>
      <span role="status">{words}</span>
      {saveState === 'failed' && <Button onClick={() => void store.flush()}>{t.retry}</Button>}
      {saveState === 'conflict' && (
        <>
          <Button onClick={() => void store.keepMine()}>{t.keepMine}</Button>
          {/* The page is made anew from what is on the server. */}
          <Button onClick={() => location.reload()}>{t.takeTheirs}</Button>
        </>
      )}
    </div>
  );
}
