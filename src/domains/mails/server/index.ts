export { mailHandlers } from './deliver-mail.service.ts';
export { openCarrier } from './mail-carrier.ts';
export { forgetMailContents } from './mails.queries.ts';
export { sendMail, type MailToSend } from './send-mail.service.ts';
