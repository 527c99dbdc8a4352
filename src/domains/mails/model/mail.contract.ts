import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;

/** A mail as the log of deliveries knows it. What it says is for its reader alone. */
export const MailDelivery = z.object({
  guid: z.uuid(),
  /** Which mail it is: `auth.reset`. */
  kind: z.string(),
  to: z.string(),
  userGuid: z.uuid().nullable(),
  language: z.enum(languages),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.number().int(),
  /** Codes of the last failure, such as `EENVELOPE 550 5.1.1`. */
  lastError: z.string().nullable(),
  createdOn: z.iso.datetime(),
  sentOn: z.iso.datetime().nullable(),
  /** What it says is still there, and it does not wait to be sent. */
  canBeResent: z.boolean(),
});
export type MailDelivery = z.infer<typeof MailDelivery>;

export const mailsPerPage = 50;

export const MailQuery = z.strictObject({
  state: z.enum(mailStates).optional(),
  /** Part of the address that it went to, or of its subject. */
  q: z.string().trim().max(100).optional(),
  pageNumber: z.coerce.number().int().min(1).max(1000).default(1),
});
export type MailQuery = z.infer<typeof MailQuery>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  summary: 'Mails and what came of them, the newest first',
  access: 'admin',
  query: MailQuery,
  response: z.object({ mails: z.array(MailDelivery), total: z.number().int() }),
});

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/mails/:guid:resend',
  summary: 'Sends a mail once more, as a new one',
  access: 'admin',
  params: z.object({ guid: z.uuid() }),
  response: z.object({ guid: z.uuid() }),
});
