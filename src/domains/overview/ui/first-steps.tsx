import { localizePath } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { goToStartOfList } from '#ui/admin/use-kept-focus.ts';
import { CheckIcon, CloseIcon } from '#ui/icons/icons.tsx';
import { overviewMessages } from '../messages/index.ts';
import { putOffMatter } from '../model/overview.contract.ts';
import { firstSteps, firstStepsKey, type FirstStep } from '../model/overview.ts';
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
        <PutAway />
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

/** For who has seen them. They stay where everything is that was put off, and come back from there or from the notice. */
function PutAway() {
  const t = useMessages(overviewMessages).steps;
  const save = useSave(putOffMatter, { type: 'edit', done: t.putAwayDone, subject: t.title });
  const body = { matter: firstStepsKey, until: 'forGood' as const };

  async function putAway(button: HTMLElement) {
    // They go away with the button, which must not take the focus along.
    const around = button.closest('section')?.parentElement;
    const done = await save.run(
      { body },
      {
        undo: async (_, send) => {
          await send({ body: { ...body, until: null } });
          return undefined;
        },
      },
    );
    if (done && around) goToStartOfList(around);
  }

  return (
    <button type="button" className={styles.putAway} onClick={(event) => void putAway(event.currentTarget)}>
      <CloseIcon />
      <VisuallyHidden>{t.putAway}</VisuallyHidden>
    </button>
  );
}
