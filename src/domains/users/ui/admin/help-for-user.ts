import type { ReactNode } from 'react';
import type { ApiError } from '#platform/web/api-error.ts';
import type { Act } from '#ui/actions/action-menu.tsx';

/** What a domain can do for somebody, from the head of their page: the acts, what they ask first, and why the last one was not done. */
export interface HelpForUser {
  acts: Act[];
  dialogs: ReactNode;
  error: ApiError | null;
}
