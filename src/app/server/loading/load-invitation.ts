import type { Screen } from '#app/route-answer.ts';
import { resolvePath } from '#app/routes.ts';
import { invitationMessages } from '#domains/invitations/messages/index.ts';
import { getInvitationView } from '#domains/invitations/server/index.ts';
import type { FieldError } from '#platform/shared/errors.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { appMessages } from '#app/messages/index.ts';
import { problemIn } from './load-account-form.ts';
import type { Loaded, RequestScope } from './loading.ts';

type Given = Partial<Pick<Extract<Screen, { kind: 'invitation' }>, 'typed' | 'errors'>>;

/** What kept somebody from accepting with who they are at the provider. That it is not open any more, the page says by itself. */
function problemOfProvider(url: URL): FieldError[] {
  const code = url.searchParams.get('problem') ?? '';
  if (code === 'invitation.account_exists') return [{ path: '', code }];
  return code.startsWith('invitation.') ? [] : problemIn(url);
}

/** The page of an invitation, in whatever state it is. A code that nobody has is told in words of its own. */
export async function loadInvitation(
  { ctx, url }: Pick<RequestScope, 'ctx' | 'url'>,
  code: string,
  given: Given = {},
  status = 200,
): Promise<Loaded> {
  const { language } = resolvePath(url.pathname);
  const t = textsIn(invitationMessages, language);
  const view = await getInvitationView({ ...ctx, language }, code);
  const title = view.status ? t.pageTitle(view.status.platformName) : t.unknown.title;
  const errors = given.errors ?? problemOfProvider(url);
  const hasErrors = view.status !== null && errors.length > 0;
  return {
    screen: { kind: 'invitation', ...view, hasAsked: url.searchParams.has('asked'), ...given, errors },
    status: view.status ? status : 404,
    title: hasErrors ? textsIn(appMessages, language).titleWithErrors(title) : title,
    isUncacheable: true,
  };
}
