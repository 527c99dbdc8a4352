import { mailLanguageOf, mailLink, sendMail } from '#domains/mails/server/index.ts';
import { timeOfDay } from '#platform/server/clock.ts';
import type { Ctx } from '#platform/server/context.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { formatDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { emailKey } from '#platform/shared/email-key.ts';
import { mailMessages } from '../messages/mails.ts';
import { deletionGraceDays } from '../model/deletion.ts';
import { userErrors } from '../model/user.errors.ts';
import { lockAdmins } from './admin-users.queries.ts';
import { isStillDue, listDueDeletions, setDeletion } from './deletion.queries.ts';
import { eraseAgain, eraseUser, finishErasing } from './erased-users.service.ts';
import { findUser } from './users.queries.ts';

interface Owner {
  guid: string;
  email: string;
}

/** Who types their own address means it. They have two weeks to come back. */
export async function planOwnDeletion(ctx: Ctx, confirmation: string): Promise<void> {
  await ctx.transact(async (tx) => {
    const admins = await lockAdmins(tx);
    const user = await getSelf(ctx, tx);
    if (emailKey(confirmation) !== emailKey(user.email)) {
      throw userErrors.confirmation_differs(undefined, { fields: [{ path: 'confirmation', code: 'user.confirmation_differs' }] });
    }
    if (isLastAdmin(admins, user.guid)) throw userErrors.last_admin({ guid: user.guid });
    await setDeletion(tx, user.guid, deletionGraceDays);
    await ctx.record(tx, { type: 'user.deletion_asked', subjectGuid: user.guid });
    await tellOwner(ctx, tx, user, { isOwnWish: true });
  });
}

export async function withdrawOwnDeletion(ctx: Ctx): Promise<void> {
  await ctx.transact(async (tx) => {
    const { guid } = await getSelf(ctx, tx);
    await setDeletion(tx, guid, null);
    await ctx.record(tx, { type: 'user.deletion_withdrawn', subjectGuid: guid });
  });
}

/** Empties the accounts whose time has come. Background work: gives how many. */
export async function eraseDueUsers(ctx: Ctx, kept: readonly PersonalData[]): Promise<number> {
  let erased = 0;
  for (const guid of await listDueDeletions(ctx.db)) {
    const isErased = await ctx.transact(async (tx) => {
      // The other admins may have gone since; the last one stays until there is another.
      if (isLastAdmin(await lockAdmins(tx), guid)) return false;
      if (!(await isStillDue(tx, guid))) return false;
      await eraseUser(tx, kept, guid);
      await ctx.record(tx, { type: 'user.erased', subjectGuid: guid, isPublic: true });
      return true;
    });
    if (!isErased) continue;
    await finishErasing(ctx, kept, guid);
    erased += 1;
  }
  return erased;
}

const interval = 60 * 60_000;

/** Looks at once, because a site may never be up for an hour, and then every hour. One that fails is tried again at the next look. */
export function startErasing(ctx: Ctx, kept: readonly PersonalData[]): () => Promise<void> {
  let underWay: Promise<unknown>;
  function look(): void {
    underWay = eraseDueUsers(ctx, kept)
      .then(() => eraseAgain(ctx, kept))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'emptying accounts failed; it is tried again later'));
  }
  look();
  const timer = setInterval(look, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

function isLastAdmin(admins: readonly string[], guid: string): boolean {
  return admins.length === 1 && admins[0] === guid;
}

async function getSelf({ actor }: Pick<Ctx, 'actor'>, tx: Tx) {
  const user = actor.guid === null ? undefined : await findUser(tx, actor.guid);
  if (!user) throw userErrors.not_found();
  return user;
}

export async function tellOwner(ctx: Ctx, tx: Tx, user: Owner, { isOwnWish }: { isOwnWish: boolean }): Promise<void> {
  const language = await mailLanguageOf(ctx, tx, user.guid);
  const t = textsIn(mailMessages, language).deletion;
  const date = formatDate(language, new Date(timeOfDay().getTime() + deletionGraceDays * 86_400_000));
  const paragraphs = isOwnWish ? [t.what(date), t.wayBack] : [t.whatOfAdmin(date), t.wayBackFromAdmin];
  await sendAboutDeletion(ctx, tx, user, { kind: 'users.deletion', language, paragraphs, ...t });
}

/** It may have been their own wish, so nobody else takes it back without a word. */
export async function tellOwnerOfStay(ctx: Ctx, tx: Tx, user: Owner): Promise<void> {
  const language = await mailLanguageOf(ctx, tx, user.guid);
  const t = textsIn(mailMessages, language).kept;
  await sendAboutDeletion(ctx, tx, user, { kind: 'users.kept', language, paragraphs: [t.what, t.wayBack], ...t });
}

interface Told {
  kind: 'users.deletion' | 'users.kept';
  language: Language;
  subject: string;
  paragraphs: string[];
  action: string;
}

async function sendAboutDeletion(ctx: Ctx, tx: Tx, user: Owner, { kind, language, subject, paragraphs, action }: Told): Promise<void> {
  const href = mailLink(ctx, language, '/account/privacy');
  const content = { subject, title: subject, paragraphs, action: { label: action, href } };
  await sendMail(ctx, tx, { kind, to: user.email, userGuid: user.guid, language, content });
}
