import type { ApplicationUser } from '../model/user.ts';

/** Somebody who is signed in; a test names only what it is about. */
export function applicationUser(about: Partial<ApplicationUser> = {}): ApplicationUser {
  return {
    guid: 'b4f3a0de-6a3e-4f0c-9a35-0c8a5b6f1a11',
    firstName: 'Noor',
    middleName: '',
    lastName: 'Haven',
    email: 'noor@plein.test',
    isAdmin: false,
    isMett: false,
    isDeveloper: false,
    isContentManager: false,
    isActive: true,
    roleIds: [],
    termsOfUseVersionAccepted: null,
    properties: [],
    version: 1,
    ...about,
  };
}
