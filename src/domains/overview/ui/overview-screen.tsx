import { useRef, useState, type ReactNode } from 'react';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatFullDate, hourOf } from '#platform/shared/format.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useCall } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useKeptFocus } from '#ui/admin/use-kept-focus.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { ClockIcon } from '#ui/icons/admin-icons.tsx';
import { overviewMessages } from '../messages/index.ts';
import { getOverview } from '../model/overview.contract.ts';
import type { Overview } from '../model/overview.ts';
import { FirstSteps } from './first-steps.tsx';
import { MatterList, PutOffList } from './matter-list.tsx';
import styles from './overview-screen.module.css';
import { PageCards } from './page-cards.tsx';

/** Where who works on the platform begins. `changes`: what was done to it lately, for who may know. */
export function OverviewScreen({ changes }: { changes: ReactNode }) {
  const t = useMessages(overviewMessages);
  const { data, error, reload } = useCall(getOverview, {});
  if (data) return <Known overview={data} changes={changes} />;
  return (
    <>
      <h1 tabIndex={-1}>{t.matters}</h1>
      {error ? <ErrorBox title={t.loadFailed} onRetry={reload} /> : <LoadingText />}
    </>
  );
}

function Known({ overview, changes }: { overview: Overview; changes: ReactNode }) {
  const t = useMessages(overviewMessages);
  const language = useLanguage();
  const { user } = useCurrentUser();
  const now = new Date(overview.madeOn);
  const { matters, putOff, stepsDone, pages, isOwnWork } = overview;
  const isAdmin = user?.isActive === true && user.isAdmin;
  const firstName = user?.isActive ? user.firstName : '';
  return (
    <div className={styles.overview}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{t.greetings[partOfDay(now)](firstName)}</h1>
        <p>
          {capitalized(formatFullDate(language, now))}. {t.waiting(matters.length)}
        </p>
      </div>
      <div className={styles.main}>
        <Matters matters={matters} putOff={putOff} now={now} />
        <Part
          id="pages"
          title={isOwnWork || !isAdmin ? t.pages : t.latestPages}
          link={isAdmin ? { href: inAdmin(language, 'pages'), name: t.allPages } : null}
        >
          <PageCards pages={pages} now={now} />
        </Part>
      </div>
      {isAdmin && (
        <div className={styles.side}>
          {stepsDone && <FirstSteps done={stepsDone} />}
          <Part id="changes" title={t.changes} link={{ href: inAdmin(language, 'log'), name: t.log }}>
            {changes}
          </Part>
        </div>
      )}
    </div>
  );
}

/** What waits now and, for who asks, what they put off. */
function Matters({ matters, putOff, now }: Pick<Overview, 'matters' | 'putOff'> & { now: Date }) {
  const t = useMessages(overviewMessages);
  const [isAsked, setIsAsked] = useState(false);
  const lists = useRef<HTMLDivElement>(null);
  useKeptFocus(lists, { isLoading: false });
  const isShown = isAsked && putOff.length > 0;
  const toggle = (
    <Button kind="quiet" className={styles.putOff} aria-expanded={isShown} aria-controls="put-off" onClick={() => setIsAsked(!isShown)}>
      <ClockIcon /> {t.putOff.count(putOff.length)}
    </Button>
  );
  return (
    <Part id="matters" title={t.matters} count={matters.length} act={putOff.length > 0 ? toggle : null}>
      <div ref={lists} className={styles.lists}>
        <MatterList matters={matters} now={now} />
        <div id="put-off" hidden={!isShown}>
          {isShown ? <PutOffList putOff={putOff} now={now} /> : null}
        </div>
      </div>
    </Part>
  );
}

interface PartProps {
  id: string;
  title: string;
  count?: number;
  link?: { href: string; name: string } | null;
  act?: ReactNode;
  children: ReactNode;
}

function Part({ id, title, count = 0, link = null, act = null, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={`${id}-title`}>
      <div className={styles.partHead}>
        {/* Gets the focus when what had it in the list below is gone. */}
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {count > 0 && <span className={styles.count}>{count}</span>}
        {link && <a href={link.href}>{link.name}</a>}
        {act}
      </div>
      {children}
    </section>
  );
}

function inAdmin(language: Language, section: string): string {
  return localizePath(language, `/admin/${section}`);
}

function partOfDay(moment: Date): 'night' | 'morning' | 'afternoon' | 'evening' {
  const hour = hourOf(moment);
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
