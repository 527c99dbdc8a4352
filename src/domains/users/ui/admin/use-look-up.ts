import { isOffline, type ApiError } from '#platform/web/api-error.ts';
import { isAnswered, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { getUser, listUsers } from '../../model/admin-user.contract.ts';

/** What became of people after an act to which no answer came: it may have been done. Without a network there is nothing to be found out. */
export function useLookUp(): (failure: ApiError) => void {
  const optimizer = useLoadOptimizer();
  return (failure) => {
    if (isAnswered(failure) || isOffline(failure)) return;
    for (const definition of [listUsers, getUser]) optimizer.loadAgain(definition);
  };
}
