/** Why a mail did not arrive, as far as an admin can do something about it. */
export const mailFailures = [
  'login',
  'address',
  'mailbox',
  'unwanted',
  'busy',
  'unreachable',
  'expired',
  'unreadable',
  'disk',
  'other',
] as const;
export type MailFailure = (typeof mailFailures)[number];

const byCode: Partial<Record<string, MailFailure>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EEXPIRED: 'expired',
  ESEAL: 'unreadable',
  EMPTY: 'unreadable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  ECONNECTION: 'unreachable',
  ECONNREFUSED: 'unreachable',
  ECONNRESET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EPROTOCOL: 'unreachable',
  ENOSPC: 'disk',
  EACCES: 'disk',
  EEXIST: 'disk',
  ENOTDIR: 'disk',
  EROFS: 'disk',
};

/** Reads the codes of the log, such as `EENVELOPE 550 5.1.1`: what we call it, what the server answered, and its finer code (RFC 3463). */
export function failureOf(codes: string): MailFailure {
  const [code = '', status = '', enhanced = ''] = codes.split(' ');
  const isOurs = byCode[code];
  if (isOurs) return isOurs;
  if (status.startsWith('4')) return 'busy';
  const subject = enhanced.split('.')[1];
  if (subject === '2' || status === '552') return 'mailbox';
  if (subject === '7' || code === 'EMESSAGE') return 'unwanted';
  return code === 'EENVELOPE' ? 'address' : 'other';
}
