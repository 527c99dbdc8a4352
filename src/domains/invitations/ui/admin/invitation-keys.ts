/** Where the list of invitations is, in the address: it stands below that of all people, which has a search and a page of its own. */
export const invitationListKeys = ['invited', 'invitedState', 'invitedPage', 'invitedPerPage'] as const;

/** A link may lead straight to inviting. */
export const inviteKey = 'invite';

/** All that invitations have in the address of the page. */
export const invitationKeys = [...invitationListKeys, inviteKey] as const;
