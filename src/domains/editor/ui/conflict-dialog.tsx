import { useState } from 'react';
import { plainText } from '#domains/blocks/model/plain-text.ts';
import type { RichText } from '#domains/blocks/model/rich-text.ts';
import { RichTextView } from '#domains/blocks/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Prose } from '#ui/text/prose.tsx';
import { editorMessages } from '../messages/index.ts';
import styles from './conflict-dialog.module.css';
import { useDraftStore } from './editing.ts';
import { fieldName } from './field-name.ts';
import { valueAt } from './field-values.ts';

/** Two texts for one place: both are shown, and one of them stays. The other can be copied first. */
export function ConflictDialog({ onClose }: { onClose(): void }) {
  const t = useMessages(editorMessages);
  const store = useDraftStore();
  const { blocks, conflicts } = useStore(store);
  const [conflict] = conflicts;
  const block = blocks.find(({ guid }) => guid === conflict?.guid);
  if (!conflict || !block) return null;

  function handleChoice(whose: 'mine' | 'theirs') {
    if (conflict) void store.choose(conflict, whose);
    if (conflicts.length === 1) onClose();
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
      <p>{t.conflictText(fieldName(t, { ...conflict, block }))}</p>
      <Version title={t.mine} value={valueAt(block[conflict.part], conflict)} />
      <Version title={t.theirs} value={conflict.theirs} />
    </Dialog>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  const t = useMessages(editorMessages);
  const [copied, setCopied] = useState<string | null>(null);
  const text = textOf(value);
  const copy = () => navigator.clipboard.writeText(text).then(() => setCopied(text));
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      <div className={styles.words}>
        {isPictureChoice(value) ? <p>{t.aPicture}</p> : text === '' ? <p>{t.emptyText}</p> : <Words value={value} />}
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
    <p>{textOf(value)}</p>
  );
}

/** A line, running text, or what a picture says to who does not see it. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isRichText(value)) return value.content.map(plainText).join('\n\n').trim();
  const { alt = '' } = (value ?? {}) as { alt?: string };
  return alt;
}

function isRichText(value: unknown): value is RichText {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';
}

function isPictureChoice(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'asset' in value;
}
