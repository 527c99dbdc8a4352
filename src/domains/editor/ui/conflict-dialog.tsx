import { useState } from 'react';
import { RichTextView } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './conflict-dialog.module.css';
import { useDraftStore, useEditedDocument } from './editing.ts';
import { fieldName } from './field-name.ts';
import { isRichText, valueAt, type Conflict, type Values } from './field-values.ts';
import { asText } from './merge/as-text.ts';
import { mineNow } from './merge/take-theirs.ts';
import { documentPart } from './store/words-of-document.ts';
import { textOfValue } from './text-of-value.ts';

const wordsShown = 8;

/** Two texts for one place: both are shown, and one of them stays. The other can be copied, before and after. */
export function ConflictDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const { notices } = useServices();
  const { draft } = useEditedDocument();
  const { blocks, words, conflicts } = useStore(store);
  const [conflict] = conflicts;
  const block = [documentPart({ ...draft, ...words }), ...blocks].find(({ guid }) => guid === conflict?.guid);
  if (!conflict || !block) return null;
  const sides = sidesOf(conflict, block.content);
  const name = fieldName(t, { ...conflict, block });

  function handleChoice(whose: 'mine' | 'theirs') {
    if (!conflict) return;
    offerCopy(textOfValue(whose === 'mine' ? sides.theirs : sides.mine));
    void store.choose(conflict, whose);
    if (conflicts.length === 1) onClose();
  }

  function offerCopy(text: string) {
    if (text === '') return;
    notices.show({
      look: 'info',
      title: t.notChosen,
      message: t.notChosenText(text.split(/\s+/).slice(0, wordsShown).join(' ')),
      action: { label: t.copyNotChosen, run: () => void navigator.clipboard.writeText(text) },
      timeout: 0,
    });
  }

  return (
    <Dialog
      isOpen
      title={t.conflictTitle}
      onClose={onClose}
      buttons={
        <>
          <Button kind="primary" onClick={() => handleChoice('mine')}>
            {t.keepMine}
          </Button>
          <Button onClick={() => handleChoice('theirs')}>{t.takeTheirs}</Button>
          <Button kind="quiet" onClick={onClose}>
            {t.chooseLater}
          </Button>
        </>
      }
    >
      <p>{conflict.within ? t.conflictInText(name) : t.conflictText(name)}</p>
      <Version title={t.mine} value={sides.mine} />
      <Version title={t.theirs} value={sides.theirs} />
    </Dialog>
  );
}

/** Of running text, the part that both changed. */
function sidesOf(conflict: Conflict, values: Values): { mine: unknown; theirs: unknown } {
  const mine = valueAt(values, conflict);
  const { within, theirs } = conflict;
  if (!within || !isRichText(mine)) return { mine, theirs };
  return { mine: asText(mineNow(mine, within)), theirs: asText(within.conflict.theirs) };
}

function Version({ title, value }: { title: string; value: unknown }) {
  const t = useMessages(editorMessages);
  const [copied, setCopied] = useState<string | null>(null);
  const text = textOfValue(value);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text));
  const nothing = value === null ? t.removedText : t.emptyText;
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.words}>
        {isPictureChoice(value) ? <p>{t.aPicture}</p> : text === '' ? <p>{nothing}</p> : <Words value={value} />}
      </div>
      {text !== '' && (
        <Button kind="quiet" onClick={() => void copy()}>
          {copied === text ? t.copied : t.copy}
        </Button>
      )}
    </section>
  );
}

function Words({ value }: { value: unknown }) {
  return isRichText(value) ? (
    <Prose>
      <RichTextView value={value} />
    </Prose>
  ) : (
    <p>{textOfValue(value)}</p>
  );
}

function isPictureChoice(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value;
}
