import type { ReactNode } from 'react';
import type { UserDetail } from '../../model/admin-user.ts';
import type { Act } from '#ui/actions/action-menu.tsx';

/** What a domain can do for somebody, from the head of their page: the acts, and what they ask first. */
export interface HelpForUser {
  acts: Act[];
  dialogs: ReactNode;
}

/** Whom it is for. In a list it is not known what they have to sign in with, nor where they are. */
export type HelpedUser = Pick<UserDetail, 'guid' | 'firstName' | 'middleName' | 'lastName' | 'email' | 'isActive'> &
  Partial<Pick<UserDetail, 'sessions' | 'hasTotp' | 'passkeys'>>;
