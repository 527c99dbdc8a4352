import { useEffect, useState, type ComponentType } from 'react';
import type { RouteAnswer } from '#app/route-answer.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import type { AccountDialogProps } from './account-dialog.tsx';

/** What somebody has to know or answer before they go on with their account. Rare, so its code comes when it is needed. */
export function AccountInterruption({ answer }: { answer: RouteAnswer }) {
  const { user } = useCurrentUser();
  const { termsVersion, whenInactive } = answer;
  const isInactive = user?.isActive === false && !whenInactive?.isReadable;
  const isAsked = user?.isActive === true && termsVersion !== undefined && user.termsOfUseVersionAccepted !== termsVersion;
  const [AccountDialog, setAccountDialog] = useState<ComponentType<AccountDialogProps>>();
  const isNeeded = isInactive || isAsked;

  useEffect(() => {
    if (isNeeded) void import('./account-dialog.tsx').then((late) => setAccountDialog(() => late.AccountDialog));
  }, [isNeeded]);

  return AccountDialog && <AccountDialog answer={answer} isInactive={isInactive} isAsked={isAsked} />;
}
