import { useEffect, useState, type ComponentType } from 'react';
import type { RouteAnswer } from '#app/route-answer.ts';
import { fetchCode } from '#platform/web/late-code.ts';
import { useOptionalServices, type Services } from '#platform/web/services.tsx';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import type { AccountDialogProps } from './account-dialog.tsx';

/** What somebody has to know or answer before they go on with their account. Rare, so its code comes when it is needed. */
export function AccountInterruption({ answer }: { answer: RouteAnswer }) {
  const { user } = useCurrentUser();
  const services = useOptionalServices();
  const { termsVersion, language } = answer;
  const isInactive = user?.isActive === false;
  const isAsked = user?.isActive === true && termsVersion !== undefined && user.termsOfUseVersionAccepted !== termsVersion;
  const [AccountDialog, setAccountDialog] = useState<ComponentType<AccountDialogProps>>();
  const isNeeded = isInactive || isAsked;

  useEffect(() => {
    async function fetchDialog(known: Services): Promise<void> {
      const late = await fetchCode(known, () => import('./account-dialog.tsx'), { language });
      if (late) setAccountDialog(() => late.AccountDialog);
    }
    if (isNeeded && services) void fetchDialog(services);
  }, [isNeeded, services, language]);

  return AccountDialog && <AccountDialog answer={answer} isInactive={isInactive} isAsked={isAsked} />;
}
