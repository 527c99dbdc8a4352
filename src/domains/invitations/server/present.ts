import { fullName } from '#domains/users/model/user.ts';
import type { Language } from '#platform/shared/language.ts';
import { textsIn } from '#platform/shared/messages.ts';
import { invitationMessages } from '../messages/index.ts';
import type { Invitation } from '../model/invitation.ts';
import type { InvitationRow } from './invitations.queries.ts';

/** What somebody will be able to do, in words: what follows from flags first. */
export function rolesOf({ isAdmin, isContentManager, roleNames }: InvitationRow, language: Language): string[] {
  const t = textsIn(invitationMessages, language);
  return [
    ...(isAdmin ? [t.admin] : []),
    ...(isContentManager ? [t.contentManager] : []),
    ...(roleNames ?? []).map((names) => names[language]),
  ];
}

export function inviterNameOf({ firstName, middleName, lastName }: InvitationRow): string {
  return fullName({ firstName: firstName ?? '', middleName: middleName ?? '', lastName: lastName ?? '' });
}

export function presentInvitation(row: InvitationRow, language: Language): Invitation {
  return {
    ...row,
    // The database allows no other.
    language: row.language as Language,
    roles: rolesOf({ ...row, isAdmin: false, isContentManager: false }, language),
    state: row.listedState,
    inviterName: inviterNameOf(row),
    sentOn: row.sentOn.toISOString(),
    expiresOn: row.expiresOn.toISOString(),
    answeredOn: row.answeredOn?.toISOString() ?? null,
  };
}
