import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { classNames } from '#ui/class-names.ts';
import { SettingsIcon } from '#ui/icons/icons.tsx';
import { editorMessages } from '../messages/index.ts';
import { useEditedDocument } from './editing.ts';
import { useSelection } from './selection.ts';
import styles from './settings-button.module.css';

/** Opens and closes what is set of the document as a whole. */
export function SettingsButton({ className }: { className: string | undefined }) {
  const t = useMessages(editorMessages);
  const { settings } = useEditedDocument();
  const selection = useSelection();
  const isOpen = useStorePart(selection, ({ panel }) => panel === 'page');
  if (settings === undefined) return null;
  return (
    <button
      type="button"
      className={classNames(className, styles.button)}
      aria-expanded={isOpen}
      aria-label={t.settingsName}
      title={t.settingsName}
      onClick={() => (isOpen ? selection.close() : selection.open('page'))}
    >
      <SettingsIcon />
      <span className={styles.name}>{t.settings}</span>
    </button>
  );
}
