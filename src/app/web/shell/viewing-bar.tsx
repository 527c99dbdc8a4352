import { appMessages } from '#app/messages/index.ts';
import type { RouteAnswer } from '#app/route-answer.ts';
import { localizePath } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import styles from './viewing-bar.module.css';

/** Above every page while somebody looks at the site as somebody else: as whom, and the way back. */
export function ViewingBar({ answer: { viewing, language, path } }: { answer: RouteAnswer }) {
  const t = useMessages(appMessages);
  if (!viewing) return null;
  return (
    <aside className={styles.bar} aria-label={t.viewing.title}>
      <p className={styles.text}>{viewing.name === null ? t.viewing.asVisitor : t.viewing.as(viewing.name)}</p>
      <form method="post" action={localizePath(language, '/view-as/stop')}>
        <input type="hidden" name="returnTo" value={path} />
        <button type="submit" className={styles.stop}>
          {t.viewing.stop}
        </button>
      </form>
    </aside>
  );
}
