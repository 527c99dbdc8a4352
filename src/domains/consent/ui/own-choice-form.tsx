import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
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
  /** Where little room is left for it. */
  isCompact?: boolean;
}

/** A box for each category, those that are no choice among them. Nothing else is ticked that the visitor did not tick. */
export function OwnChoiceForm({ state, id, returnTo, isCompact = false }: OwnChoiceFormProps) {
  const t = useMessages(consentMessages);
  const language = useLanguage();
  const { required, counting } = t.categories;
  const fixed = state.optional.includes('analytical') ? { required } : { required, counting };
  return (
    <form className={classNames(styles.form, isCompact && styles.compact)} method="post" action={cookieStatementHref(language)}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t.choices}</legend>
        {Object.entries(fixed).map(([name, words]) => (
          <Choice
            key={name}
            id={`${id}-${name}`}
            type="checkbox"
            label={isCompact ? t.alwaysOn(words.name) : words.name}
            description={isCompact ? undefined : words.text}
            defaultChecked
            disabled
          />
        ))}
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
