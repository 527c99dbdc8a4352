export { mailHandlers } from './deliver-mail.service.ts';
export { mailLink } from './mail-link.ts';
export { forgetMailFiles, openCarrier } from './mail-carrier.ts';
export { readMailbox } from './mailbox.service.ts';
export { countFailedMails, forgetMailContents, giveUpOldMails } from './mails.queries.ts';
export { mailRoutes } from './mails.routes.ts';
export { mailLanguageOf, sendMail, type MailToSend } from './send-mail.service.ts';
export { mailsOfPerson } from './personal-data.queries.ts';
