import { appMessages } from '#app/messages/index.ts';
import type { PageFrame } from '#app/route-answer.ts';
import { useMessages } from '#platform/web/messages.tsx';
import styles from './sign-in-link.module.css';

/** For who is not signed in. Apart from the menu of who is, so that visitors do not load the styles of that. */
export function SignInLink({ frame }: { frame: PageFrame }) {
  const t = useMessages(appMessages);
  if (frame.signInHref === null) return null;
  return (
    <p className={styles.signIn}>
      {/* What a reader is called who is not signed in; as words before the link it would read as two things. */}
      <a href={frame.signInHref} title={t.anonymous} data-full-load>
        {t.signIn}
      </a>
    </p>
  );
}
