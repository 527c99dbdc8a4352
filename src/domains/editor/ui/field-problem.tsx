import { useId } from 'react';
import type { FieldAddress } from '#domains/blocks/ui/index.ts';
import { formatNumber } from '#platform/shared/format.ts';
import type { Language } from '#platform/shared/language.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { editorMessages } from '../messages/index.ts';
import type { nl } from '../messages/nl.ts';
import type { Refusal } from './store/draft-state.ts';
import styles from './editable.module.css';
import { useDraftStore } from './editing.ts';

/** Why a field cannot be saved as it is: what its element says of itself, and the words to stand at it. */
export function useFieldProblem({ block, item, field }: FieldAddress) {
  const t = useMessages(editorMessages);
  const language = useLanguage();
  const id = useId();
  const refusal = useStorePart(useDraftStore(), ({ refusals }) =>
    refusals.find((each) => each.guid === block.guid && each.item === item && each.field === field),
  );
  if (!refusal) return { attributes: {}, words: null };
  return {
    attributes: { 'aria-invalid': true, 'aria-describedby': id } as const,
    words: (
      <span id={id} className={styles.problem}>
        {problemText(t, language, refusal)}
      </span>
    ),
  };
}

export function problemText(t: Pick<typeof nl, 'refused'>, language: Language, { code, maximum }: Refusal): string {
  return code === 'too_big' && maximum !== null ? t.refused.tooLong(formatNumber(language, maximum)) : t.refused.other;
}
