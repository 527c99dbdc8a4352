import { emailKey } from '#platform/shared/email-key.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Db } from '#platform/server/db/database.ts';
import { hashToken } from '#platform/server/secret-token.ts';
import { natureOf } from '../model/mail-kinds.ts';
import { refusalOf, type MailRefusal } from '../model/mail-resending.ts';
import { unsealContent } from './mail-seal.ts';
import type { MailRow } from './mails.queries.ts';
import { listAccounts, listInvitationsFor, listLinks, listNewestInvites, listOwnersOfExports } from './resend-facts.queries.ts';

export interface JudgedMail {
  mail: MailRow;
  refusal: MailRefusal | null;
  /** The invitation to be sent afresh in place of these words; null for every other mail. */
  invitationGuid: string | null;
}

/** Whether each mail can be sent once more, as things stand now. */
export async function judgeMails({ config }: Pick<Ctx, 'config'>, db: Db, mails: readonly MailRow[]): Promise<JudgedMail[]> {
  const hashes = new Map(mails.flatMap((mail) => hashOfLink(config.secret, mail)));
  const invited = mails.filter(isInvitation).map(({ toAddress }) => emailKey(toAddress));
  const people = mails.flatMap(({ userGuid }) => userGuid ?? []);
  const accounts = new Map((await listAccounts(db, people)).map((row) => [row.guid, row]));
  const links = new Map((await listLinks(db, [...hashes.values()])).map((row) => [row.tokenHash.toString('hex'), row]));
  const invitations = new Map((await listInvitationsFor(db, invited)).map((row) => [row.emailKey, row]));
  const newestInvites = new Map((await listNewestInvites(db, invited)).map((row) => [row.emailKey, row.guid]));
  const withExport = new Set(await listOwnersOfExports(db, people));

  return mails.map((mail) => {
    const { guid, kind, state, toAddress, userGuid, content, resentAs } = mail;
    const key = emailKey(toAddress);
    const account = accounts.get(userGuid ?? '');
    const invitation = isInvitation(mail) ? invitations.get(key) : undefined;
    const refusal = refusalOf({
      kind,
      state,
      hasNewer: resentAs !== null || (isInvitation(mail) && newestInvites.get(key) !== guid),
      hasContent: content !== null,
      account: account ? { hasThisAddress: account.emailKey === key, isLeaving: account.isLeaving } : null,
      link: links.get(hashes.get(guid)?.toString('hex') ?? '') ?? null,
      invitation: invitation ?? null,
      hasExport: userGuid !== null && withExport.has(userGuid),
    });
    return { mail, refusal, invitationGuid: invitation?.guid ?? null };
  });
}

function isInvitation({ kind }: Pick<MailRow, 'kind'>): boolean {
  return natureOf(kind) === 'invitation';
}

/** The last part of a link that works once is what opens it; only its hash is known elsewhere. */
function hashOfLink(secret: string, { guid, kind, content }: MailRow): [string, Buffer][] {
  if (natureOf(kind) !== 'link' || content === null) return [];
  try {
    const { pathname } = new URL(unsealContent(secret, content).action?.href ?? '');
    return [[guid, hashToken(pathname.slice(pathname.lastIndexOf('/') + 1))]];
  } catch {
    // Sealed with another secret: nobody can open it any more.
    return [];
  }
}
