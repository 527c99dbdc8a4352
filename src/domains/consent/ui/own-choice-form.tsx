import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Choice } from '#ui/forms/choice.tsx';
import { consentMessages } from '../messages/index.ts';
import type { ConsentState } from '../model/consent-state.ts';
import styles from './own-choice-form.module.css';
import { cookieStatementHref } from './statement-href.ts';

interface OwnChoiceFormProps {
  state: Pick<ConsentState, 'optional' | 'accepted'>;
  /** Told apart by this when there are two on a page. */
  id: string;
  returnTo: string;
}

/** A box for each category that is a choice. Nothing is ticked that the visitor did not tick. */
export function OwnChoiceForm({ state, id, returnTo }: OwnChoiceFormProps) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  return (
    <form className={styles.form} method="post" action={cookieStatementHref(language)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t.choices}</legend>
        <Choice
          id={`${id}-required`}
          type="checkbox"
          label={t.categories.required.name}
          description={t.categories.required.text}
          defaultChecked
          disabled
        />
        {state.optional.map((category) => (
          <Choice
            key={category}
            id={`${id}-${category}`}
            type="checkbox"
            name={category}
            label={t.categories[category].name}
            description={t.categories[category].text}
            defaultChecked={state.accepted.includes(category)}
          />
        ))}
      </fieldset>
      <Button type="submit" name="choice" value="own">
        {t.save}
      </Button>
    </form>
  );
}
