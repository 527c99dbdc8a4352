import { z } from 'zod';
import type { ResolvedRoute } from '#app/routes.ts';
import { mailboxMessages } from '#domains/mails/messages/mailbox.ts';
import { readMailbox } from '#domains/mails/server/index.ts';
import { textsIn } from '#platform/shared/messages.ts';
import type { Loaded, RouteRequest } from './loading.ts';
import { notFound } from './plain-screens.ts';

/** Mails on a machine of one's own. No copy is kept: one may come at any moment. */
export async function loadMailbox({ language, params }: ResolvedRoute, { ctx, url }: RouteRequest): Promise<Loaded> {
  const { guid } = params;
  const view = guid === undefined || z.uuid().safeParse(guid).success ? await readMailbox(ctx, guid) : undefined;
  if (!view) return notFound(url);
  const title = 'mail' in view ? view.mail.subject : textsIn(mailboxMessages, language).title;
  return { screen: { kind: 'mailbox', ...view }, status: 200, title, isUncacheable: true };
}
