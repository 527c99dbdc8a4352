import type { MailKind } from '#domains/mails/model/mail-kinds.ts';
import type { MailContent } from '#domains/mails/model/mail.ts';
import { mailLink, sendMail } from '#domains/mails/server/index.ts';
import { getSettings } from '#domains/settings/server/index.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { isLanguage, type Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { authMails } from '../messages/mails.ts';

type AuthMail = keyof typeof authMails.nl;

interface AccountMail {
  mail: AuthMail;
  to: string;
  userGuid: string | null;
  language: Language;
  /** Where its button leads, on this site. */
  path?: string;
  /** An address that the text mentions. Nothing that a stranger can choose freely goes into a mail. */
  mention?: string;
  /** What it says beside that. */
  more?: string[];
}

const kinds: Record<AuthMail, MailKind> = {
  reset: 'auth.reset',
  resetSent: 'auth.reset_sent',
  passwordChanged: 'auth.password_changed',
  recovered: 'auth.recovered',
  register: 'auth.register',
  verify: 'auth.verify',
  alreadyKnown: 'auth.already_known',
  changeEmail: 'auth.change_email',
  emailTaken: 'auth.email_taken',
  emailChanged: 'auth.email_changed',
  emailPutBack: 'auth.email_put_back',
};

/** Queues one of the mails about signing in. */
export async function sendAccountMail(ctx: Ctx, tx: Tx, given: AccountMail): Promise<void> {
  const { mail, to, userGuid, language, path, mention = '', more = [] } = given;
  const { platformName } = await getSettings({ db: tx });
  const platform = platformName[language];
  const texts: { subject: Words; title: string; text: Words; action?: string; after: string } = textsIn(authMails, language)[mail];
  const content: MailContent = {
    subject: texts.subject(platform, mention),
    title: texts.title,
    paragraphs: [texts.text(platform, mention), ...more],
    ...(path !== undefined && texts.action !== undefined && { action: { label: texts.action, href: mailLink(ctx, language, path) } }),
    // What is said after a link has no sense where there is none to give.
    ...((path !== undefined || texts.action === undefined) && { after: [texts.after] }),
  };
  await sendMail(ctx, tx, { kind: kinds[mail], to, userGuid, language, content });
}

type Words = (platform: string, mention: string) => string;

/** The language that somebody chose, or else the one of the page that they were on. */
export function mailLanguage({ language }: Pick<Ctx, 'language'>, account: { language: string | null }): Language {
  return isLanguage(account.language) ? account.language : language;
}
