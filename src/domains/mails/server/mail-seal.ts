import { seal, unseal } from '#platform/server/seal.ts';
import { MailContent } from '../model/mail.ts';

export function sealContent(secret: string, content: MailContent): Buffer {
  return seal(secret, 'mail', Buffer.from(JSON.stringify(content)));
}

export function unsealContent(secret: string, sealed: Buffer): MailContent {
  return MailContent.parse(JSON.parse(unseal(secret, 'mail', sealed).toString('utf8')));
}
