import type { ReactNode } from 'react';
import type { ListedUser } from '../../model/admin-user.ts';
import type { Act } from '#ui/actions/action-menu.tsx';

/** What a domain can do for somebody, from their row in the list and from the head of their page: the acts, and what they ask first. */
export interface HelpForUser {
  acts: Act[];
  dialogs: ReactNode;
}

/** Whom it is for, and what decides what there is to help with. */
export type HelpedUser = Pick<
  ListedUser,
  'guid' | 'firstName' | 'middleName' | 'lastName' | 'email' | 'isActive' | 'isSignedIn' | 'hasSecondFactor'
>;
