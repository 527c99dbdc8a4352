import type { MailContent } from '#domains/mails/model/mail.ts';
import { formatDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { en } from '../messages/en.mails.ts';
import { nl } from '../messages/nl.mails.ts';

const wordsIn = (language: Language) => textsIn({ nl, en }, language);

interface InviteFacts {
  platformName: string;
  inviterName: string;
  roles: string[];
  message: string;
  expiresOn: Date;
  href: string;
}

export function inviteMail(language: Language, { platformName, inviterName, roles, message, expiresOn, href }: InviteFacts): MailContent {
  const t = wordsIn(language).invite;
  return {
    subject: t.subject(platformName),
    title: t.title(inviterName, platformName),
    paragraphs: [t.text(platformName), ...(roles.length > 0 ? [t.roles(roles.join(', '))] : []), ...(message ? [t.message(message)] : [])],
    action: { label: t.action, href },
    after: [t.until(formatDate(language, expiresOn)), t.notForYou],
  };
}

/** To whoever invited, that the term was too short. */
export function askMail(
  language: Language,
  { platformName, email, href }: { platformName: string; email: string; href: string },
): MailContent {
  const t = wordsIn(language).ask;
  return {
    subject: t.subject(platformName),
    title: t.title,
    paragraphs: [t.text(email)],
    action: { label: t.action, href },
    after: [t.after],
  };
}
