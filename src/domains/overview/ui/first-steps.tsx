import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { CheckIcon } from '#ui/icons/icons.tsx';
import { overviewMessages } from '../messages/index.ts';
import { firstSteps, type FirstStep } from '../model/overview.ts';
import styles from './first-steps.module.css';

const places: Record<FirstStep, string> = { look: '/settings', colleagues: '/admin/users', security: '/account/security' };

/** What makes the platform the reader's own. Once all of it is done there is nothing to show. */
export function FirstSteps({ done }: { done: readonly FirstStep[] }) {
  const t = useMessages(overviewMessages).steps;
  const language = useLanguage();
  if (done.length === firstSteps.length) return null;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.head}>
        <h2 id="first-steps">{t.title}</h2>
        <p>{t.done(done.length, firstSteps.length)}</p>
      </div>
      <ol>
        {firstSteps.map((step, index) => {
          const isDone = done.includes(step);
          return (
            <li key={step} data-done={isDone || undefined}>
              <span className={styles.number}>{isDone ? <CheckIcon /> : index + 1}</span>
              <div>
                {isDone ? <span>{t[step].title}</span> : <a href={localizePath(language, places[step])}>{t[step].title}</a>}
                <p>{isDone ? t.isDone : t[step].text}</p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
