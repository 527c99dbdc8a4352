import { useEffect, useState, type ReactNode } from 'react';
import { FieldEditingContext, type FieldEditing } from '#domains/blocks/ui/index.ts';
import { saveBlockContent, saveBlockOptions } from '#domains/documents/model/draft.contract.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import type { CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import { AbovePage } from '#platform/web/above-page.tsx';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { editorMessages } from '../messages/index.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { EditablePicture } from './editable-picture.tsx';
import { EditableRichText } from './editable-rich-text.tsx';
import { EditableText } from './editable-text.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditingProvider } from './editing.ts';
import { EmptyFields } from './empty-fields.tsx';
import { UnreadableBlock } from './unreadable-block.tsx';
import { useLinksStay } from './use-links-stay.ts';

const fieldEditing: FieldEditing = {
  Text: EditableText,
  RichText: EditableRichText,
  Picture: EditablePicture,
  EmptyFields,
  Unreadable: UnreadableBlock,
};

interface DocumentEditorProps {
  draft: Draft;
  /** Where its readers read it. */
  closeHref: string;
  publish(): Promise<boolean>;
  isPublishing: boolean;
  /** The document as its readers see it. */
  children(blocks: readonly DraftBlock[]): ReactNode;
}

/** Gives the fields of a document their editing behaviour, and keeps what is changed in its draft. */
export function DocumentEditor({ draft, closeHref, publish, isPublishing, children }: DocumentEditorProps) {
  const optimizer = useLoadOptimizer();
  // Kept while the page is open: an answer that comes anew after a save must not undo what is typed since.
  const [store] = useState(() => createDraftStore(draft, callsOf(optimizer, draft)));
  const { blocks, saveState } = useStore(store);
  const { unsavedChanges, notices } = useServices();
  const t = useMessages(editorMessages);
  const isUnsaved = saveState !== 'saved';
  useEffect(() => (isUnsaved ? unsavedChanges.add({ save: store.flush }) : undefined), [isUnsaved, store, unsavedChanges]);
  useEffect(() => () => store.close(), [store]);
  useResumedSaving(store);
  useLinksStay();

  async function handlePublish() {
    const isSaved = await store.flush();
    const edits = store.edits();
    if (!isSaved) notices.show({ look: 'warning', title: t.notPublished, message: t.notPublishedText, position: 'top' });
    else if (await publish()) store.markPublished(edits);
  }

  return (
    <EditingProvider value={store}>
      <AbovePage>
        <EditBar draft={draft} closeHref={closeHref} isPublishing={isPublishing} onPublish={() => void handlePublish()} />
      </AbovePage>
      <FieldEditingContext value={fieldEditing}>{children(blocks)}</FieldEditingContext>
    </EditingProvider>
  );
}

/** Who signed in again, or is online again, has nothing to press: what failed for want of that is saved. */
function useResumedSaving(store: DraftStore): void {
  const { sessionEnd, connection } = useServices();
  useEffect(() => {
    function resume() {
      const isBack = !sessionEnd.getSnapshot().isEnded && !connection.getSnapshot();
      if (isBack && store.getSnapshot().saveState === 'failed') void store.flush();
    }
    const stops = [sessionEnd.subscribe(resume), connection.subscribe(resume)];
    return () => stops.forEach((stop) => stop());
  }, [store, sessionEnd, connection]);
}

function callsOf(optimizer: LoadOptimizer, { language }: Draft) {
  async function save<E extends Endpoint>(definition: E, input: CallInput<E>, version: number) {
    return (await optimizer.save(definition, input, { version })).data;
  }
  return {
    saveContent: ({ guid, content, contentVersion }: DraftBlock) =>
      save(saveBlockContent, { params: { guid }, query: { lang: language }, body: { content } }, contentVersion),
    saveOptions: ({ guid, options, version }: DraftBlock) => save(saveBlockOptions, { params: { guid }, body: options }, version),
  };
}
