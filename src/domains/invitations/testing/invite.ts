import { randomUUID } from 'node:crypto';
import type { SignedInClient, TestApp } from '../../../../tests/support/test-app.ts';

export interface Invited {
  email: string;
  code: string;
}

/** Somebody new with an open invitation, whose code was taken out of the mail. */
export async function invite(
  app: TestApp,
  admin: SignedInClient,
  also: { email?: string; [field: string]: unknown } = {},
): Promise<Invited> {
  const { email = `gast-${randomUUID()}@plein.test`, ...fields } = also;
  const answer = await admin.send('POST', '/api/userinvitations', { emails: [email], language: 'nl', ...fields });
  if (answer.statusCode !== 200) throw new Error(`Inviting was answered ${answer.statusCode}: ${answer.body}`);
  const mail = (await app.mails()).findLast(({ to }) => to === email);
  const link = mail?.content.action?.href ?? '';
  return { email, code: link.slice(link.lastIndexOf('/') + 1) };
}
