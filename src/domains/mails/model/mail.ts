import { z } from 'zod';

/** A subject becomes a header: a line break in it would begin a header of somebody else's making. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const oneLine = z.string().regex(/^[^\u0000-\u001f\u007f\u0085\u2028\u2029]*$/, 'must be one line without control characters');

/** What a mail says, as plain texts. How it looks is decided in one place, for every mail. */
export const MailContent = z.object({
  subject: oneLine.min(1).max(200),
  /** Long enough for the whole name of whoever invites. */
  title: z.string().min(1).max(500),
  paragraphs: z.array(z.string().min(1)).min(1),
  /** The one thing that the reader can do. */
  action: z.object({ label: z.string().min(1), href: z.url({ protocol: /^https?$/ }) }).optional(),
  /** What follows the action, such as how long it holds. */
  after: z.array(z.string().min(1)).optional(),
});
export type MailContent = z.infer<typeof MailContent>;

/** One address, without a name and without anything that a header could read as a second one. */
export const MailAddress = oneLine.max(320).regex(/^[^\s<>(),;:"[\]\\@]+@[^\s<>(),;:"[\]\\@]+$/, 'must be one e-mail address');
