import type { FieldEditing } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './unreadable-block.module.css';

/** In the place of a block that cannot be shown: that it is there, why it is not seen, and that nothing of it is lost. */
export const UnreadableBlock: FieldEditing['Unreadable'] = ({ block }) => {
  const t = useMessages(editorMessages);
  return (
    <details className={styles.box}>
      <summary>{t.unreadable.title}</summary>
      <p>{t.unreadable[block.unreadable ?? 'damaged']}</p>
      <p>{t.unreadable.kept}</p>
    </details>
  );
};
