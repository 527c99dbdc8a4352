import type { UserDetail } from '../model/admin-user.ts';

/** Somebody as admins see them; a test names only what it is about. */
export function userDetail(about: Partial<UserDetail> = {}): UserDetail {
  return {
    guid: 'c5a4b1ef-7b4f-4a1d-8b46-1d9b6c7a2b22',
    firstName: 'Fatima',
    middleName: '',
    lastName: 'Aziz',
    email: 'fatima@plein.test',
    isAdmin: false,
    isContentManager: false,
    isMett: false,
    isDeveloper: false,
    isActive: true,
    isVerified: true,
    kind: 'Standard',
    roleIds: [],
    termsOfUseVersionAccepted: 1,
    createdOn: '2026-01-02T10:00:00.000Z',
    lastSeenOn: '2026-11-01T10:00:00.000Z',
    version: 3,
    deleteOn: null,
    properties: [],
    sessions: [],
    hasPassword: true,
    hasTotp: false,
    passkeys: 0,
    ...about,
  };
}
