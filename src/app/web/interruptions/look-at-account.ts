import { getRoute } from '#app/route-answer.ts';
import type { CurrentUser } from '#domains/users/ui/index.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';

/**
 * After a call that was refused for the state of the account: who this is and what the page says come anew, and the dialog that belongs to
 * it stands over the page.
 */
export function lookAtAccount(currentUser: Pick<CurrentUser, 'reload'>, optimizer: Pick<LoadOptimizer, 'loadAgain'>): void {
  // Without an answer the page stays as it is: the next call that is refused brings it here again.
  currentUser.reload().catch(() => {});
  optimizer.loadAgain(getRoute);
}
