import { formatDateTime } from '#platform/shared/format.ts';
import { localizePath, type Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { WideTable } from '#ui/text/wide-table.tsx';
import { mailboxMessages } from '../messages/mailbox.ts';
import type { MailboxEntry, MailboxView } from '../model/mailbox.ts';
import type { MailContent } from '../model/mail.ts';

/** Mails on a machine of one's own, where no server takes them. */
export function MailboxScreen(view: MailboxView) {
  return <Prose>{'mails' in view ? <MailList mails={view.mails} /> : <MailText {...view} />}</Prose>;
}

function MailList({ mails }: { mails: readonly MailboxEntry[] }) {
  const t = useMessages(mailboxMessages);
  const language = useLanguage();
  const columns = [t.subject, t.to, t.sentOn, t.state];
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p>{t.explanation}</p>
      {mails.length === 0 ? (
        <EmptyState title={t.none} />
      ) : (
        <WideTable columns={columns}>
          <table>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mails.map((mail) => (
                <tr key={mail.guid}>
                  <td lang={otherThan(language, mail.language)}>
                    <a href={localizePath(language, `/dev/mail/${mail.guid}`)}>{mail.subject}</a>
                  </td>
                  <td>{mail.to}</td>
                  <td>{formatDateTime(language, new Date(mail.createdOn))}</td>
                  <td>{t.states[mail.state]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </>
  );
}

function MailText({ mail, content }: { mail: MailboxEntry; content: MailContent | null }) {
  const t = useMessages(mailboxMessages);
  const language = useLanguage();
  return (
    <>
      <p>
        <a href={localizePath(language, '/dev/mail')}>{t.back}</a>
      </p>
      <h1 tabIndex={-1} lang={otherThan(language, mail.language)}>
        {mail.subject}
      </h1>
      <p>
        {t.to}: {mail.to}
        <br />
        {t.sentOn}: {formatDateTime(language, new Date(mail.createdOn))}
        <br />
        {t.state}: {t.states[mail.state]}
      </p>
      <hr />
      {content === null ? <p>{t.forgotten}</p> : <Words content={content} lang={otherThan(language, mail.language)} />}
    </>
  );
}

function Words({ content, lang }: { content: MailContent; lang: Language | undefined }) {
  const { title, paragraphs, action, after = [] } = content;
  return (
    <Prose lang={lang}>
      <h2>{title}</h2>
      <Paragraphs texts={paragraphs} />
      {action && (
        <>
          <p>
            <ButtonLink kind="primary" href={action.href}>
              {action.label}
            </ButtonLink>
          </p>
          <p>
            <a href={action.href}>{action.href}</a>
          </p>
        </>
      )}
      <Paragraphs texts={after} />
    </Prose>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a mail are never rearranged
  return texts.map((text, index) => <p key={index}>{text}</p>);
}

function otherThan(language: Language, own: Language): Language | undefined {
  return own === language ? undefined : own;
}
