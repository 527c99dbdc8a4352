import type { ReactNode } from 'react';
import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { auditAdminMessages } from '../../messages/admin.ts';
import { changesTold, personOf, sentenceOf, whoDid } from '../../messages/sentence.ts';
import type { AuditEntry, AuditObject } from '../../model/audit.ts';
import { useTeller } from '../use-teller.ts';
import styles from './audit.module.css';

interface AuditEntryPanelProps {
  entry: AuditEntry;
  onNarrow: (change: { person?: string; object?: string }) => void;
}

/** One event with all that is known of it. */
export function AuditEntryPanel({ entry, onNarrow }: AuditEntryPanelProps) {
  const t = useMessages(auditAdminMessages);
  const teller = useTeller();
  const { language, events } = teller;
  const { facts } = entry;
  const person = personOf(entry, events);
  const object = entry.object?.guid === person?.guid ? null : entry.object;
  const changes = changesTold(entry, language);
  return (
    <>
      <p className={styles.sentence}>{sentenceOf(entry, teller)}</p>
      <dl className={styles.facts}>
        <Fact name={t.when}>{formatDateTime(language, new Date(entry.happenedOn))}</Fact>
        <Fact name={t.result}>{t.results[entry.result]}</Fact>
        <Fact name={t.who}>
          {person?.name ? <a href={localizePath(language, `/admin/users/${person.guid}/profile`)}>{person.name}</a> : whoDid(entry, teller)}
        </Fact>
        {object?.name ? (
          <Fact name={t.about}>
            <ObjectLink object={object} language={language} />
          </Fact>
        ) : null}
        {facts.method ? <Fact name={t.method}>{facts.method}</Fact> : null}
        {changes.length > 0 ? (
          <Fact name={t.changed}>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Fact>
        ) : null}
        {facts.rolesGiven.length > 0 ? <Fact name={t.rolesGiven}>{facts.rolesGiven.join(', ')}</Fact> : null}
        {facts.rolesTaken.length > 0 ? <Fact name={t.rolesTaken}>{facts.rolesTaken.join(', ')}</Fact> : null}
        {entry.network ? (
          <Fact name={t.network}>
            {entry.network}
            <small>{t.networkNote}</small>
          </Fact>
        ) : null}
        {facts.address ? <Fact name={t.address}>{facts.address}</Fact> : null}
        {entry.correlationId ? <Fact name={t.request}>{entry.correlationId}</Fact> : null}
      </dl>
      <p className={styles.acts}>
        {person ? <Button onClick={() => onNarrow({ person: person.guid })}>{t.onlyThisPerson}</Button> : null}
        {object ? <Button onClick={() => onNarrow({ object: object.guid })}>{t.onlyThisObject}</Button> : null}
      </p>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const addressOf: Partial<Record<AuditObject['kind'], (guid: string) => string>> = {
  user: (guid) => `/admin/users/${guid}/profile`,
  role: (guid) => `/admin/roles?role=${guid}`,
  page: (guid) => `/g/${guid}`,
  mail: () => '/admin/mails',
  invitation: () => '/admin/users',
};

function ObjectLink({ object: { guid, kind, name, isGone }, language }: { object: AuditObject; language: Language }) {
  const address = isGone ? undefined : addressOf[kind]?.(guid);
  return address === undefined ? name : <a href={localizePath(language, address)}>{name}</a>;
}
