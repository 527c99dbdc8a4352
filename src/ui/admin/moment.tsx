import { formatTableDate, formatTime } from '#platform/shared/format.ts';
import { useUiLanguage } from '../texts.tsx';
import styles from './moment.module.css';

/** A day and an hour on one line, as tables and logs have them. */
export function Moment({ of }: { of: string }) {
  const language = useUiLanguage();
  const moment = new Date(of);
  return (
    <time className={styles.moment} dateTime={of}>
      {formatTableDate(language, moment)} {formatTime(language, moment)}
    </time>
  );
}
