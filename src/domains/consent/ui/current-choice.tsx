import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { localeOf } from '#platform/shared/language.ts';
import { consentMessages } from '../messages/index.ts';
import type { ConsentState } from '../model/consent-state.ts';
import { OwnChoiceForm } from './own-choice-form.tsx';

/** What the visitor chose, and the form to choose otherwise: as easy as it was the first time. */
export function CurrentChoice({ state, returnTo }: { state: ConsentState; returnTo: string }) {
  const t = useMessages(consentMessages);
  if (state.optional.length === 0) return <p>{t.statement.nothingToChoose}</p>;
  return (
    <>
      <ChoiceInWords state={state} />
      <OwnChoiceForm id="choice" state={state} returnTo={returnTo} />
    </>
  );
}

function ChoiceInWords({ state: { hasChosen, accepted } }: { state: ConsentState }) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  const names = new Intl.ListFormat(localeOf[language]).format(accepted.map((category) => t.categories[category].name));
  if (!hasChosen) return <p>{t.statement.notChosen(names)}</p>;
  return (
    <p>
      {t.statement.chosen(names)} {t.statement.kept}
    </p>
  );
}
