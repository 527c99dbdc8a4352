import { updateLoggedInUser } from '#domains/users/model/user.contract.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { formatDate } from '#platform/shared/format.ts';
import { localeOf } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useAction } from '#platform/web/use-action.ts';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { accountMessages } from '../messages/index.ts';
import { privacyMessages } from '../messages/privacy.ts';
import type { OwnPrivacy } from '../model/account.ts';

/** Which terms somebody accepted, and when. */
export function TermsConsent({ termsOfUseVersion, termsOfUseVersionAccepted, termsOfUseAcceptedOn }: OwnPrivacy) {
  const t = useMessages(accountMessages);
  const language = useLanguage();
  if (termsOfUseVersionAccepted === null) return <p>{t.termsNotAccepted(termsOfUseVersion)}</p>;
  const date = termsOfUseAcceptedOn === null ? null : formatDate(language, new Date(termsOfUseAcceptedOn));
  return (
    <>
      <p>{date === null ? t.termsAccepted(termsOfUseVersionAccepted) : t.termsAcceptedOn(termsOfUseVersionAccepted, date)}</p>
      {termsOfUseVersionAccepted === termsOfUseVersion ? null : <p>{t.termsChanged(termsOfUseVersion)}</p>}
    </>
  );
}

/** Says first what follows. Then it is as if the terms were declined: who goes on with their account is asked again. */
export function WithdrawTerms() {
  const t = useMessages(privacyMessages);
  const { dialogs } = useServices();
  const { currentUser } = useCurrentUser();
  const optimizer = useLoadOptimizer();
  const withdrawal = useAction();

  async function withdraw(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t.withdrawQuestion,
      message: t.withdrawConsequence,
      kind: 'danger',
      confirmText: t.withdraw,
    });
    if (!isSure) return;
    await withdrawal.run(async () => {
      const { data } = await optimizer.save(updateLoggedInUser, { body: { termsOfUseVersionAccepted: null } });
      currentUser.replace(data);
      // From now on the server shows what a visitor sees.
      optimizer.loadAgain();
    });
  }

  return (
    <>
      {withdrawal.error ? <ErrorBox title={t.withdrawFailed} /> : null}
      <Button isBusy={withdrawal.isBusy} onClick={() => void withdraw()}>
        {t.withdraw}
      </Button>
    </>
  );
}

export function CookieConsent({ cookies }: Pick<OwnPrivacy, 'cookies'>) {
  const t = useMessages(privacyMessages);
  const language = useLanguage();
  if (cookies === null) return <p>{t.cookiesNotChosen}</p>;
  const date = formatDate(language, new Date(cookies.date));
  if (cookies.categories.every((category) => category === 'required')) return <p>{t.cookiesRequired(date)}</p>;
  const names = cookies.categories.map((category) => t.categories[category]);
  return <p>{t.cookiesChosen(date, new Intl.ListFormat(localeOf[language]).format(names))}</p>;
}
