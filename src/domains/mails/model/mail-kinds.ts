/**
 * What decides whether a mail can be sent once more.
 * - `news` told somebody about their account: it still has to be theirs.
 * - `link` opens something once, for a while.
 * - `invitation` goes out with a new link, as long as the invitation is open.
 * - `deletion` names a day on which an account goes, `export` a file that is kept for a while.
 * - `question` is for who runs the platform, and leads to a screen of theirs.
 */
type MailNature = 'news' | 'link' | 'invitation' | 'deletion' | 'export' | 'question';

/** Every mail that there is. */
const natures = {
  'auth.reset': 'link',
  'auth.reset_sent': 'link',
  'auth.recovered': 'link',
  'auth.register': 'link',
  'auth.verify': 'link',
  'auth.change_email': 'link',
  'auth.email_changed': 'link',
  'auth.password_changed': 'news',
  'auth.already_known': 'news',
  'auth.email_taken': 'news',
  'auth.email_put_back': 'news',
  'second-factors.authenticatorAdded': 'link',
  'second-factors.authenticatorRemoved': 'news',
  'second-factors.passkeyAdded': 'link',
  'second-factors.passkeyRemoved': 'news',
  'second-factors.codesRenewed': 'link',
  'second-factors.recoveryCodeUsed': 'news',
  'second-factors.reset': 'news',
  'identities.linked': 'link',
  'identities.unlinked': 'news',
  'invitation.invite': 'invitation',
  'invitation.ask': 'question',
  'users.deletion': 'deletion',
  'users.kept': 'news',
  'data_exports.ready': 'export',
  'data_exports.failed': 'news',
} as const satisfies Record<string, MailNature>;

export type MailKind = keyof typeof natures;

/** @internal Tests go through all of them. */
export const mailKinds = Object.keys(natures) as MailKind[];

/** Somebody sits at a form that sent them to their mail. These go before all others. */
const awaited: ReadonlySet<string> = new Set<MailKind>([
  'auth.reset',
  'auth.reset_sent',
  'auth.recovered',
  'auth.register',
  'auth.verify',
  'auth.already_known',
  'auth.change_email',
  'auth.email_taken',
]);

export function isAwaited(kind: string): boolean {
  return awaited.has(kind);
}

/** A kind that is no longer sent is judged as the strictest that needs no link. */
export function natureOf(kind: string): MailNature {
  return kind in natures ? natures[kind as MailKind] : 'news';
}
