import { natureOf } from './mail-kinds.ts';

/** Why a mail is not sent once more. Each is the last part of an error code too. */
export const mailRefusals = [
  'still_waiting',
  'newer_sent',
  'content_gone',
  'account_gone',
  'address_changed',
  'link_used',
  'link_gone',
  'invitation_accepted',
  'invitation_declined',
  'invitation_revoked',
  'invitation_gone',
  'deletion_withdrawn',
  'export_gone',
] as const;
export type MailRefusal = (typeof mailRefusals)[number];

/** A mail, and how things stand now with what it is about. */
export interface ResendFacts {
  kind: string;
  state: 'waiting' | 'sent' | 'failed';
  /** It was sent again already, or a newer invitation went to this address. */
  hasNewer: boolean;
  /** What it says is forgotten after a week. */
  hasContent: boolean;
  /** Whom it is about; null when they are gone, or never were somebody here. */
  account: { hasThisAddress: boolean; isLeaving: boolean } | null;
  /** What its link opens; null when it is not known any more. */
  link: { isUsed: boolean; isWorking: boolean } | null;
  /** The open invitation for this address, or else the last one. */
  invitation: { state: 'pending' | 'accepted' | 'declined' | 'revoked' } | null;
  /** A copy of their data lies ready. */
  hasExport: boolean;
}

/** Nobody should get a mail whose link is dead or whose words are no longer true. Null: it can be sent again. */
export function refusalOf(mail: ResendFacts): MailRefusal | null {
  if (mail.state === 'waiting') return 'still_waiting';
  if (mail.hasNewer) return 'newer_sent';
  const nature = natureOf(mail.kind);
  if (nature === 'invitation') return refusalOfInvitation(mail.invitation);
  if (!mail.hasContent) return 'content_gone';
  if (nature === 'question') return null;
  if (nature === 'link') return refusalOfLink(mail.link);
  if (!mail.account) return 'account_gone';
  if (!mail.account.hasThisAddress) return 'address_changed';
  if (nature === 'deletion' && !mail.account.isLeaving) return 'deletion_withdrawn';
  if (nature === 'export' && !mail.hasExport) return 'export_gone';
  return null;
}

/** Goes out with a new link and a new term, so one that is too late counts as open, and what the first mail said is not needed. */
function refusalOfInvitation(invitation: ResendFacts['invitation']): MailRefusal | null {
  if (!invitation) return 'invitation_gone';
  return invitation.state === 'pending' ? null : `invitation_${invitation.state}`;
}

function refusalOfLink(link: ResendFacts['link']): MailRefusal | null {
  if (link?.isUsed) return 'link_used';
  return link?.isWorking ? null : 'link_gone';
}
