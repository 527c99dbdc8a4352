import { useState } from 'react';
import type { Comparison } from '#domains/documents/model/comparison.contract.ts';
import { languages } from '#platform/shared/language.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { publishingMessages } from '../../messages/publishing.ts';
import { useEditedDocument } from '../editing.ts';
import { useSelection } from '../selection.ts';
import { useNameOfChanged } from './change-list.tsx';
import { isAllDiscarded, useDiscard } from './use-discard.ts';

const namesShown = 6;

interface DiscardButtonProps {
  comparison: Comparison;
  /** Something was changed meanwhile: what would go is no longer what is said here. */
  onOutdated(): void;
}

/** Throws the changes of a language away, after saying what goes and what stays. What was never published has nothing to go back to. */
export function DiscardButton({ comparison, onOutdated }: DiscardButtonProps) {
  const t = useMessages(publishingMessages).discard;
  const { inLanguage } = useMessages(publishingMessages);
  const { draft } = useEditedDocument();
  const selection = useSelection();
  const [isAsking, setIsAsking] = useState(false);
  const discard = useDiscard();
  const language = inLanguage[draft.language];
  const others = languages.filter((each) => each !== draft.language).map((each) => inLanguage[each]);
  if (comparison.state !== 'changed') return null;
  if (isAllDiscarded(draft, comparison)) return <p>{t.nothingLeft(others.join(', '))}</p>;

  async function confirm() {
    setIsAsking(false);
    const { isDone, isOutdated } = await discard(comparison);
    if (isDone) selection.close();
    if (isOutdated) onOutdated();
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        {t.open}
      </Button>
      <Dialog
        isOpen={isAsking}
        kind="danger"
        title={t.question(language)}
        confirmText={t.confirm}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t.goes(comparison.changes.length)}</p>
        <Goes changes={comparison.changes} />
        <p>{t.stays(others.join(', '))}</p>
      </Dialog>
    </>
  );
}

function Goes({ changes }: Pick<Comparison, 'changes'>) {
  const t = useMessages(publishingMessages);
  const nameOf = useNameOfChanged();
  const more = changes.length - namesShown;
  return (
    <ul>
      {changes.slice(0, namesShown).map((change) => (
        <li key={change.block ?? 'page'}>
          {nameOf(change)}
          {change.block !== null && change.name !== '' && `: ${change.name}`} ({t.kinds[change.kind].toLowerCase()})
        </li>
      ))}
      {more > 0 && <li>{t.discard.more(more)}</li>}
    </ul>
  );
}
