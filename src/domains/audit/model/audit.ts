import { z } from 'zod';
import { languages } from '#platform/shared/language.ts';
import { auditKinds } from './audit-kinds.ts';

export const auditResults = ['done', 'denied', 'failed'] as const;

/** What the log is narrowed down to. Everything of it stands in the address of the page. */
export const AuditFilter = z.strictObject({
  /** Part of a name or an e-mail address. */
  q: z.string().trim().max(100).optional(),
  /** What this person did, and what was done to their account. */
  person: z.uuid().optional(),
  /** What was done to this thing. */
  object: z.uuid().optional(),
  kind: z.enum(auditKinds).optional(),
  result: z.enum(auditResults).optional(),
  /** The first and the last day, as the clock here counts them. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

const Place = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional();

/** A page of the log begins after the entry that is named, so that it stays where it is while the log grows. */
export const AuditQuery = AuditFilter.extend({
  /** Leaves out what the platform did by itself. */
  doneBy: z.literal('people').optional(),
  before: Place,
  after: Place,
  lang: z.enum(languages).optional(),
});
export type AuditQuery = z.infer<typeof AuditQuery>;

/** Something that an event was about. Without a name it is there no more. */
export const AuditObject = z.object({
  guid: z.uuid(),
  kind: z.enum(['user', 'role', 'page', 'list-item', 'footer', 'template', 'invitation', 'asset', 'mail', 'unknown']),
  name: z.string(),
  /** Nothing of it is there any more but its name. What is there and has no name is not for this reader. */
  isGone: z.literal(true).optional(),
});
export type AuditObject = z.infer<typeof AuditObject>;

/** One field, before and after, in the words of the reader. Of a right of a person also which it is: a sentence is made of that. */
const AuditChange = z.object({
  field: z.string(),
  from: z.string(),
  to: z.string(),
  right: z.object({ right: z.string(), isGiven: z.boolean() }).optional(),
});
export type AuditChange = z.infer<typeof AuditChange>;

/** What an event says beside who and what, in the words of the reader: everything that it mentions has its name here, and not its key. */
const AuditFacts = z.object({
  /** The settings or the profile field that it is about. */
  names: z.array(z.string()).default([]),
  language: z.enum(languages).optional(),
  method: z.string().optional(),
  count: z.number().optional(),
  /** What somebody wanted to do and may not. */
  refused: z.string().optional(),
  /** They could have, after proving anew who they are. */
  mustProve: z.literal(true).optional(),
  /** The call or the page that was asked for, as it is called inside. */
  address: z.string().optional(),
  /** What changed without anybody keeping what it was. */
  fields: z.array(z.string()).default([]),
  changes: z.array(AuditChange).default([]),
  rolesGiven: z.array(z.string()).default([]),
  rolesTaken: z.array(z.string()).default([]),
});
export type AuditFacts = z.infer<typeof AuditFacts>;

export const AuditEntry = z.object({
  id: z.number().int(),
  happenedOn: z.iso.datetime(),
  type: z.string(),
  result: z.enum(auditResults),
  actor: z.object({ kind: z.enum(['anonymous', 'user', 'system']), guid: z.uuid().nullable(), name: z.string() }),
  object: AuditObject.nullable(),
  facts: AuditFacts,
  network: z.string(),
  correlationId: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** More are there than are counted. */
export const countedAtMost = 10_000;

export const AuditPage = z.object({
  entries: z.array(AuditEntry),
  hasNewer: z.boolean(),
  hasOlder: z.boolean(),
  /** Up to `countedAtMost`, and one more when there are more. */
  count: z.number().int(),
  /** Who and what it was narrowed down to, by name. */
  person: AuditObject.nullable(),
  object: AuditObject.nullable(),
  /** Which day it is, by the clock of the server: that of a browser may be a day off. */
  today: z.iso.date(),
});
export type AuditPage = z.infer<typeof AuditPage>;

export const SecurityEvent = z.object({
  id: z.number().int(),
  happenedOn: z.iso.datetime(),
  type: z.string(),
  network: z.string(),
  /** Of a sign-in that still lasts, as far as its browser says so. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;
