import { useEffect, useRef } from 'react';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { secondFactorMessages } from '../../messages/index.ts';
import styles from './second-factors.module.css';
import { useCopy } from './use-copy.ts';

/** The one time that recovery codes are shown. */
export function NewRecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const { codes: t } = useMessages(secondFactorMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [codes]);
  const text = codes.join('\n');
  const { copy, told } = useCopy(text, t.copied);

  function download(): void {
    const address = URL.createObjectURL(new Blob([`${text}\n`], { type: 'text/plain' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = t.fileName;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <section className={styles.newCodes} aria-labelledby="new-codes-title">
      <h4 ref={heading} id="new-codes-title" tabIndex={-1} className={styles.name}>
        {t.newTitle}
      </h4>
      <p>{t.newText}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className={styles.actions}>
        <Button kind="primary" onClick={onDone}>
          {t.done}
        </Button>
        <Button onClick={() => void copy()}>{t.copy}</Button>
        <Button onClick={download}>{t.download}</Button>
      </p>
      <p role="status">{told}</p>
    </section>
  );
}
