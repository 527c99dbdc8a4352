import { z } from 'zod';
import { endpoint } from '#platform/shared/endpoint.ts';
import { languages } from '#platform/shared/language.ts';
import { mailRefusals } from './mail-resending.ts';

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
  /** Why it cannot be sent again; null when it can. */
  refusal: z.enum(mailRefusals).nullable(),
  /** Sent again, it gets a new link, and the one in it stops working. */
  isRenewed: z.boolean(),
});
export type MailDelivery = z.infer<typeof MailDelivery>;

/** As many as a page of the log shows at most, so that all of it can be chosen and sent again at once. */
export const mailsAtOnce = 100;

export const MailQuery = z.strictObject({
  state: z.enum(mailStates).optional(),
  /** Part of the address that it went to, or of its subject. */
  q: z.string().trim().max(100).optional(),
  pageNumber: z.coerce.number().int().min(1).max(100_000).default(1),
  itemCount: z.coerce.number().int().min(1).max(mailsAtOnce).default(25),
});
export type MailQuery = z.infer<typeof MailQuery>;

export const listMails = endpoint({
  method: 'GET',
  path: '/api/mails',
  summary: 'Mails and what came of them, the newest first',
  access: 'admin',
  query: MailQuery,
  response: z.object({
    mails: z.array(MailDelivery),
    total: z.number().int(),
    /** Mails of the last week that failed and can be sent again. */
    failedCount: z.number().int(),
  }),
});

const someGuids = z.array(z.uuid()).min(1).max(mailsAtOnce);

/** As many as an address has room for. */
export const deliveriesAtOnce = 40;

/** The screen asks by itself, while a mail is on its way. */
export const getDeliveries = endpoint({
  method: 'GET',
  path: '/api/mails:deliveries',
  summary: 'What came of some mails',
  access: 'admin',
  isSilent: true,
  query: z.strictObject({
    /** With commas between. */
    guids: z
      .string()
      .max(deliveriesAtOnce * 40)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).min(1).max(deliveriesAtOnce)),
  }),
  response: z.array(MailDelivery),
});

export const resendMail = endpoint({
  method: 'POST',
  path: '/api/mails/:guid:resend',
  summary: 'Sends a mail once more, as a new one',
  access: 'admin',
  params: z.object({ guid: z.uuid() }),
  response: z.object({ guid: z.uuid() }),
});

/** Mails by their guids; without them, those that failed in the last week and were not sent again, the newest first. */
export const ManyToResend = z.strictObject({ guids: someGuids.optional() });
export type ManyToResend = z.infer<typeof ManyToResend>;

export const ManyResent = z.object({
  /** The new mails. */
  sent: z.array(z.uuid()),
  refused: z.array(z.object({ guid: z.uuid(), refusal: z.enum([...mailRefusals, 'not_found']) })),
  /** What could have been sent as well, and is for a next time. */
  left: z.number().int(),
});
export type ManyResent = z.infer<typeof ManyResent>;

export const resendMails = endpoint({
  method: 'POST',
  path: '/api/mails:resend',
  summary: 'Sends mails once more, and says which were refused and why',
  access: 'admin',
  body: ManyToResend,
  response: ManyResent,
});
