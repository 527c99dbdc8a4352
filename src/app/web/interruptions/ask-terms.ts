import { getRoute } from '#app/route-answer.ts';
import type { CurrentUser } from '#domains/users/ui/index.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';

/** After a call that was refused for the terms: the dialog compares what this person accepted with what is in force, so both come anew. */
export function askTerms(currentUser: Pick<CurrentUser, 'reload'>, optimizer: Pick<LoadOptimizer, 'loadAgain'>): void {
  void currentUser.reload();
  optimizer.loadAgain(getRoute);
}
