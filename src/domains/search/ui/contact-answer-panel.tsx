import { useId, type ReactNode } from 'react';
import type { Language } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Link } from '#ui/actions/link.tsx';
import { HoursTable } from '#ui/text/hours-table.tsx';
import { searchMessages } from '../messages/index.ts';
import type { ContactAnswer } from '../model/contact-answer.ts';
import styles from './contact-answer-panel.module.css';

/** Who asks for a telephone number wants the number, and not a page that has it. */
export function ContactAnswerPanel({ contact, contactHref }: { contact: ContactAnswer; contactHref: string | null }) {
  const t = useMessages(searchMessages);
  const headingId = useId();
  const { phone, email, address, hours } = contact;
  return (
    <section aria-labelledby={headingId} className={styles.panel}>
      <h2 id={headingId}>{t.reachUs}</h2>
      <div className={styles.facts}>
        {(phone ?? email ?? address) && (
          <dl className={styles.ways}>
            {phone && (
              <Way label={t.phone} note={phone.note} noteLang={phone.noteLang}>
                <Reach href={phone.href}>{phone.text}</Reach>
              </Way>
            )}
            {email && (
              <Way label={t.email}>
                <Reach href={email.href}>{email.text}</Reach>
              </Way>
            )}
            {address && (
              <Way label={t.address}>
                {address.lines.map((line) => (
                  <span key={line} className={styles.line}>
                    {line}
                  </span>
                ))}
                {address.map && (
                  <span className={styles.map} lang={address.map.lang ?? undefined}>
                    <Link href={address.map.href}>{address.map.text}</Link>
                  </span>
                )}
              </Way>
            )}
          </dl>
        )}
        {hours.length > 0 && <OpeningHours hours={hours} />}
      </div>
      {contactHref?.startsWith('/') && (
        <p className={styles.more}>
          <a href={contactHref}>{t.allContact}</a>
        </p>
      )}
    </section>
  );
}

function Way({
  label,
  note = '',
  noteLang = null,
  children,
}: {
  label: string;
  note?: string;
  noteLang?: Language | null;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {children}
        {note !== '' && (
          <span className={styles.note} lang={noteLang ?? undefined}>
            {note}
          </span>
        )}
      </dd>
    </div>
  );
}

function Reach({ href, children }: { href: string | null; children: string }) {
  return href === null ? (
    <span className={styles.reach}>{children}</span>
  ) : (
    <Link href={href} className={styles.reach}>
      {children}
    </Link>
  );
}

function OpeningHours({ hours }: Pick<ContactAnswer, 'hours'>) {
  const t = useMessages(searchMessages);
  return (
    <div className={styles.hours}>
      <HoursTable caption={t.hours}>
        {hours.map(({ days, hours: open, lang }) => (
          <tr key={days} lang={lang ?? undefined}>
            <th scope="row">{days}</th>
            <td>{open}</td>
          </tr>
        ))}
      </HoursTable>
    </div>
  );
}
