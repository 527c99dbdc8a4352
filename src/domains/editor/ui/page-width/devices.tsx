import { useEffect, useState } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { editorMessages } from '../../messages/index.ts';
import styles from './devices.module.css';

const widths = ['360', '768', 'full'] as const;
type Width = (typeof widths)[number];

/** Shows the page as wide as on a telephone or a tablet, to be read and edited there. */
export function Devices() {
  const t = useMessages(editorMessages);
  const [chosen, setChosen] = useState<Width>('full');
  useEffect(() => {
    const { documentElement: root } = document;
    if (chosen === 'full') return;
    root.dataset['pageWidth'] = chosen;
    return () => {
      delete root.dataset['pageWidth'];
    };
  }, [chosen]);
  return (
    <div className={styles.devices} role="radiogroup" aria-label={t.pageWidth}>
      {widths.map((width) => (
        <label key={width} className={styles.device}>
          <input type="radio" name="page-width" checked={chosen === width} onChange={() => setChosen(width)} />
          <span aria-label={t.pageWidths[width].name}>{t.pageWidths[width].short}</span>
        </label>
      ))}
    </div>
  );
}
