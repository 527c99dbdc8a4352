/** What the log can be narrowed down to, and the nouns of the events in it. */
const nounsOf = {
  signIn: ['session', 'second_factor', 'access'],
  people: ['user', 'invitation', 'property', 'data_export'],
  roles: ['role'],
  content: ['document', 'block', 'listitem', 'list', 'asset', 'menu', 'cache'],
  platform: ['settings', 'terms', 'mail', 'audit'],
} as const;

export type AuditKind = keyof typeof nounsOf;

export const auditKinds = Object.keys(nounsOf) as [AuditKind, ...AuditKind[]];

export function nounsIn(kind: AuditKind): readonly string[] {
  return nounsOf[kind];
}

export function kindOf(type: string): AuditKind | undefined {
  const [noun = ''] = type.split('.');
  return auditKinds.find((kind) => nounsIn(kind).includes(noun));
}

/** Events that belong to a kind though their noun is of another: a new password is about a person, and about signing in. */
export function typesIn(kind: AuditKind): readonly string[] {
  return kind === 'signIn' ? securityEventTypes : [];
}

/** Events about how somebody comes in, as they read it themselves. */
export const securityEventTypes = [
  'session.started',
  'session.refused',
  'session.ended',
  'session.others_ended',
  'session.all_ended',
  'session.proof_refused',
  'user.reset_asked',
  'user.reset_sent',
  'user.password_set',
  'user.password_changed',
  'user.password_reset',
  'user.email_change_asked',
  'user.email_changed',
  'user.email_reverted',
  'user.identity_linked',
  'user.identity_unlinked',
  'second_factor.authenticator_added',
  'second_factor.authenticator_removed',
  'second_factor.passkey_added',
  'second_factor.passkey_removed',
  'second_factor.codes_renewed',
  'second_factor.recovery_code_used',
  'second_factor.reset',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];
