import { z } from 'zod';
import { AuditEntry } from '#domains/audit/model/audit.ts';
import { Consent } from '#domains/consent/model/consent.ts';

export const activityPerPage = 25;

/** What somebody did, as the audit log has it. */
export const ActivityPage = z.object({
  items: z.array(AuditEntry),
  total: z.number().int(),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

export const OwnPrivacy = z.object({
  /** Of the terms that are in force. */
  termsOfUseVersion: z.number().int(),
  termsOfUseVersionAccepted: z.number().int().nullable(),
  termsOfUseAcceptedOn: z.iso.datetime().nullable(),
  /** What this browser remembers of their choice; null when there was none. It is kept nowhere else. */
  cookies: Consent.pick({ categories: true, date: true }).nullable(),
  /** When the account is emptied, if its owner asked for that. */
  deleteOn: z.iso.datetime().nullable(),
});
export type OwnPrivacy = z.infer<typeof OwnPrivacy>;
