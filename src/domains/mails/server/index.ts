export { sendMail, type MailToSend } from './send-mail.service.ts';
