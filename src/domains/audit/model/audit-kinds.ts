import type { EventNoun, KnownEvents } from '#platform/shared/events.ts';

/** What the log can be narrowed down to, and the nouns of the events in it. */
const nounsOf = {
  signIn: ['session', 'second_factor', 'access'],
  people: ['user', 'invitation', 'property', 'data_export'],
  roles: ['role'],
  content: ['document', 'block', 'listitem', 'list', 'asset', 'cache'],
  platform: ['settings', 'mail', 'audit'],
} as const satisfies Record<string, readonly EventNoun[]>;

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
export function typesIn(kind: AuditKind, events: KnownEvents): readonly string[] {
  return kind === 'signIn' ? securityTypesIn(events) : [];
}

/** Events about how somebody comes in, as they read it themselves. */
export function securityTypesIn({ traits }: KnownEvents): readonly string[] {
  return Object.keys(traits).filter((type) => traits[type]?.isSecurity);
}
