import { Fragment } from 'react';
import styles from './email-address.module.css';

/** An address that breaks between its parts, before the @ or after a point, and inside a part only when nothing else fits. */
export function EmailAddress({ address }: { address: string }) {
  return (
    <span className={styles.address}>
      {address.split(/(?=@)|(?<=[._+])/).map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
