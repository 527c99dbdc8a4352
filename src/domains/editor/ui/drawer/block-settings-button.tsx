import { useMessages } from '#platform/web/messages.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { BlockIcon } from '#ui/icons/admin-icons.tsx';
import { editorMessages } from '../../messages/index.ts';
import { useSelection } from '../selection.ts';
import styles from './block-settings-button.module.css';

/** Opens the settings of the block that is in hand, and closes them. */
export function BlockSettingsButton() {
  const t = useMessages(editorMessages);
  const selection = useSelection();
  const { block, panel } = useStore(selection);
  if (block === null) return null;
  const isOpen = panel === 'block';
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-label={t.blockSettings}
      title={t.blockSettings}
      onClick={() => (isOpen ? selection.close() : selection.open('block'))}
    >
      <BlockIcon />
      <span className={styles.words}>{t.blockSettings}</span>
    </button>
  );
}
