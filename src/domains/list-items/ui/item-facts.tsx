import type { ReactNode } from 'react';
import { imageAddress } from '#domains/assets/model/image-address.ts';
import { useResources } from '#domains/blocks/ui/index.ts';
import { langOfWords } from '#domains/documents/model/document-words.ts';
import { formatBytes, formatMoney } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { buttonClass } from '#ui/actions/button-class.ts';
import { EmailText } from '#ui/text/email-text.tsx';
import { listItemMessages } from '../messages/index.ts';
import type { ListItemDetail } from '../model/list-item.ts';
import { projectPhases, type ListItemType } from '../model/list-item-types.ts';
import { fieldsOf, kindOf, phoneHref } from './item-parts.tsx';
import styles from './item-facts.module.css';
import { formatDay, whenOf } from './moments.ts';

interface FactsProps {
  item: ListItemDetail;
  icalHref: string | null;
}

/** Facts that somebody reads before the text, and comes back to: those have a column of their own. */
export function hasFactsBeside(type: ListItemType): boolean {
  return type === 'event' || type === 'project' || type === 'vacancy';
}

/** What the type of an item adds to its text. */
export function ItemFacts({ item, icalHref }: FactsProps) {
  switch (item.listItemTypeName) {
    case 'event':
      return <EventFacts item={item} icalHref={icalHref} />;
    case 'project':
      return <ProjectFacts item={item} />;
    case 'vacancy':
      return <VacancyFacts item={item} />;
    case 'person':
      return <PersonFacts item={item} />;
    case 'document':
      return <DocumentDownload item={item} />;
    default:
      return null;
  }
}

type Fact = [name: string, value: ReactNode, lang?: Language | undefined];

/** Names and values; what has no value is left out. */
function FactList({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(([, value]) => value !== '' && value !== null && value !== undefined);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([name, value, lang]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function EventFacts({ item, icalHref }: FactsProps) {
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const { place = '', isAllDay = false } = fieldsOf('event', item);
  const when = item.startsOn && <time dateTime={item.startsOn}>{whenOf({ ...item, isAllDay }, language, t)}</time>;
  return (
    <div className={styles.panel}>
      <FactList
        facts={[
          [t.when, when],
          [t.where, place, langOfWords(item.fallback, 'fields.place')],
        ]}
      />
      {icalHref && item.startsOn ? (
        <a href={icalHref} className={buttonClass('secondary')} data-full-load>
          {t.addToCalendar}
        </a>
      ) : null}
    </div>
  );
}

/** How far a project is, from the first idea to the last stone. */
export function ProjectPhases({ item }: { item: ListItemDetail }) {
  const t = useMessages(listItemMessages);
  const { phase } = fieldsOf('project', item);
  const current = phase ? projectPhases.indexOf(phase) : -1;
  return (
    <div className={styles.rail}>
      <ol className={styles.phases} aria-label={t.phase}>
        {projectPhases.map((each, index) => (
          <li key={each} data-state={stateOf(index, current)} aria-current={index === current ? 'step' : undefined}>
            {t.phases[each]} {index === current ? <strong className={styles.now}>{t.now}</strong> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

function ProjectFacts({ item }: { item: ListItemDetail }) {
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const { place = '' } = fieldsOf('project', item);
  const milestones = (item.fields['milestones'] ?? []) as { guid: string; on: string; text: string }[];
  return (
    <div className={styles.panel}>
      <FactList facts={[[t.where, place, langOfWords(item.fallback, 'fields.place')]]} />
      {milestones.length > 0 ? (
        <section>
          <h2 className={styles.heading}>{t.milestones}</h2>
          <FactList
            facts={milestones.map(({ guid, on, text }): Fact => {
              return [formatDay(language, on), text, langOfWords(item.fallback, `fields.milestones.${guid}.text`)];
            })}
          />
        </section>
      ) : null}
    </div>
  );
}

function stateOf(index: number, current: number): 'done' | 'current' | 'ahead' {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}

function VacancyFacts({ item }: { item: ListItemDetail }) {
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const { hours, salary, closesOn, department = '' } = fieldsOf('vacancy', item);
  const closing = closesOn && <time dateTime={closesOn}>{formatDay(language, closesOn)}</time>;
  return (
    <div className={styles.panel}>
      <FactList
        facts={[
          [t.department, department, langOfWords(item.fallback, 'fields.department')],
          [t.hours, hours && t.hoursRange(hours.from, hours.to)],
          [t.salary, salary && t.salaryRange(formatMoney(language, salary.from), formatMoney(language, salary.to))],
          [t.closesOn, closing],
        ]}
      />
    </div>
  );
}

function PersonFacts({ item }: { item: ListItemDetail }) {
  const t = useMessages(listItemMessages);
  const { email = '', phone = '' } = fieldsOf('person', item);
  const call = phone && <a href={phoneHref(phone)}>{phone}</a>;
  const mail = email && (
    <a href={`mailto:${email}`}>
      <EmailText address={email} />
    </a>
  );
  return (
    <div className={styles.panel}>
      <FactList
        facts={[
          [t.phone, call],
          [t.email, mail],
        ]}
      />
    </div>
  );
}

function DocumentDownload({ item }: { item: ListItemDetail }) {
  const t = useMessages(listItemMessages);
  const language = useLanguage();
  const { assets } = useResources();
  const file = assets[fieldsOf('document', item).file?.asset ?? ''];
  if (!file) return null;
  return (
    <p>
      <a href={imageAddress(file)} className={buttonClass('primary')} download>
        {t.download} ({kindOf(file.fileName)}, {formatBytes(language, file.bytes)})
      </a>
    </p>
  );
}
