import type { TestApp } from '../../../../tests/support/test-app.ts';
import type { MailDelivery } from '../model/mail.contract.ts';
import type { MailKind } from '../model/mail-kinds.ts';
import { sendMail } from '../server/index.ts';

interface GivenMail {
  kind: MailKind;
  to: string;
  userGuid: string | null;
  state: MailDelivery['state'];
  /** Where its button leads to. */
  path?: string;
}

/** A mail that somebody was sent, and what came of it. */
export async function mailInLog(app: TestApp, { state, path = '/account/security', ...mail }: GivenMail) {
  const action = { label: 'Open', href: app.config.publicOrigin + path };
  const content = { subject: 'Nieuws', title: 'Nieuws', paragraphs: ['Dag.'], action };
  const guid = await app.system.transact((tx) => sendMail(app.system, tx, { ...mail, language: 'nl', content }));
  await app.db.updateTable('mail').set({ state, attempts: 1 }).where('guid', '=', guid).execute();
  return { guid, content };
}
