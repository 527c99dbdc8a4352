import type { Comparison } from '#domains/documents/model/comparison.contract.ts';
import { formatDate } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { Badge, type BadgeLook } from '#ui/admin/badge.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import styles from './language-choice.module.css';
import type { Comparisons } from './use-comparisons.ts';

const looks: Record<Comparison['state'], BadgeLook> = { published: 'positive', changed: 'primary', new: 'warning', absent: 'plain' };

interface LanguageChoiceProps {
  languages: readonly Language[];
  comparisons: Comparisons;
  isNeeded(language: Language): boolean;
  chosen: readonly Language[];
  onChoose(chosen: readonly Language[]): void;
}

/** One language is published without the other; each says how it stands. */
export function LanguageChoice({ languages, comparisons, isNeeded, chosen, onChoose }: LanguageChoiceProps) {
  const t = useMessages(publishingMessages);
  return (
    <fieldset className={styles.choice}>
      <legend>{t.languages}</legend>
      {languages.map((each) => {
        const comparison = comparisons[each];
        if (!comparison) return null;
        const label = (
          <span className={styles.label}>
            {t.inLanguage[each]} <Badge look={looks[comparison.state]}>{t.states[comparison.state]}</Badge>
          </span>
        );
        const facts = <Facts of={comparison} />;
        return isNeeded(each) ? (
          <Checkbox
            key={each}
            label={label}
            description={facts}
            checked={chosen.includes(each)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, each] : chosen.filter((other) => other !== each))}
          />
        ) : (
          <div key={each}>
            {label}
            <div className={styles.facts}>{facts}</div>
          </div>
        );
      })}
    </fieldset>
  );
}

function Facts({ of: { publishedOn, outdated } }: { of: Comparison }) {
  const t = useMessages(publishingMessages);
  const language = useLanguage();
  if (publishedOn === null && outdated === 0) return null;
  return (
    <>
      {publishedOn !== null && <span>{t.liveSince(formatDate(language, new Date(publishedOn)))} </span>}
      {outdated > 0 && <span>{t.outdated(outdated)}</span>}
    </>
  );
}
