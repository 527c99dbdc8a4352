import type { RouteAnswer } from '#app/route-answer.ts';
import { TermsDialog } from '#domains/legal/ui/account/terms-dialog.tsx';
import { InactiveDialog } from '#domains/account/ui/inactive-dialog.tsx';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { UiLanguage } from '#ui/texts.tsx';

export interface AccountDialogProps {
  answer: RouteAnswer;
  isInactive: boolean;
  isAsked: boolean;
}

export function AccountDialog({ answer, isInactive, isAsked }: AccountDialogProps) {
  return (
    <LanguageProvider language={answer.language}>
      <UiLanguage language={answer.language}>
        {isInactive && (
          <InactiveDialog
            key={answer.path}
            platformName={answer.frame.platformName}
            contactHref={answer.whenInactive?.contactHref ?? null}
          />
        )}
        {isAsked && answer.termsVersion !== undefined && <TermsDialog key={answer.path} version={answer.termsVersion} />}
      </UiLanguage>
    </LanguageProvider>
  );
}
