import { formatDate } from '#platform/shared/format.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { RowMenu } from '#ui/actions/action-menu.tsx';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { Badge } from '#ui/admin/badge.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ClockIcon } from '#ui/icons/admin-icons.tsx';
import { overviewMessages } from '../messages/index.ts';
import { putOffMatter } from '../model/overview.contract.ts';
import type { Matter, PutOffMatter, PutOffUntil } from '../model/overview.ts';
import styles from './matter-list.module.css';
import { useMatterWords } from './matter-words.tsx';

export function MatterList({ matters, now }: { matters: readonly Matter[]; now: Date }) {
  const t = useMessages(overviewMessages);
  const tell = useMatterWords(now);
  if (matters.length === 0) return <EmptyState title={t.nothing}>{t.nothingText}</EmptyState>;
  return (
    <ul className={styles.matters}>
      {matters.map((matter) => {
        const { icon, look, title, mark, text, href, action } = tell(matter);
        return (
          <li key={matter.key} data-row={matter.key}>
            <span className={styles.icon} data-look={look}>
              {icon}
            </span>
            <div>
              <h3>
                {title} <Badge look={look}>{mark}</Badge>
              </h3>
              <p>{text}</p>
            </div>
            <div className={styles.acts}>
              <ButtonLink href={href}>{action}</ButtonLink>
              <PutOff matter={matter.key} title={title} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const choices = ['tomorrow', 'nextWeek'] as const satisfies readonly PutOffUntil[];

/** For who cannot deal with it now. It is taken back from the notice that says so, or from the list of what was put off. */
function PutOff({ matter, title }: { matter: string; title: string }) {
  const t = useMessages(overviewMessages).putOff;
  const save = useSave(putOffMatter, { type: 'edit', done: t.done, subject: title });

  function putOff(until: PutOffUntil) {
    void save.run(
      { body: { matter, until } },
      {
        undo: async (_, send) => {
          await send({ body: { matter, until: null } });
          return undefined;
        },
      },
    );
  }

  return (
    <RowMenu
      name={t.name(title)}
      icon={<ClockIcon />}
      acts={choices.map((until) => ({ key: until, name: t[until], onAct: () => putOff(until) }))}
    />
  );
}

/** What its reader wants to see later, each with the way back. */
export function PutOffList({ putOff, now }: { putOff: readonly PutOffMatter[]; now: Date }) {
  const t = useMessages(overviewMessages).putOff;
  const language = useLanguage();
  const tell = useMatterWords(now);
  return (
    <ul className={styles.matters}>
      {putOff.map(({ matter, until }) => {
        const { title } = tell(matter);
        return (
          <li key={matter.key} data-row={matter.key}>
            <span className={styles.icon}>
              <ClockIcon />
            </span>
            <div>
              <h3>{title}</h3>
              <p>{matter.kind === 'firstSteps' ? t.stays : t.until(formatDate(language, new Date(until)))}</p>
            </div>
            <div className={styles.acts}>
              <TakeBack matter={matter.key} title={title} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function TakeBack({ matter, title }: { matter: string; title: string }) {
  const t = useMessages(overviewMessages).putOff;
  const save = useSave(putOffMatter, { type: 'edit', done: t.takenBack, subject: title });
  return (
    <Button aria-label={t.takeBackOf(title)} isBusy={save.isSaving} onClick={() => void save.run({ body: { matter, until: null } })}>
      {t.takeBack}
    </Button>
  );
}
