import { useEffect, useState, type ReactNode } from 'react';
import { FieldEditingContext, type FieldEditing } from '#domains/blocks/ui/index.ts';
import { saveBlockContent, saveBlockOptions } from '#domains/documents/model/draft.contract.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import type { CallInput, Endpoint } from '#platform/shared/endpoint.ts';
import { localeOf } from '#platform/shared/language.ts';
import { AbovePage } from '#platform/web/above-page.tsx';
import type { ApiError } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { editorMessages } from '../messages/index.ts';
import { createDraftStore, type DraftState, type DraftStore } from './draft-store.ts';
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
  /** Makes public what its editor has seen, and no more than that. */
  publish(seen: DraftState['seen']): Promise<Publishing>;
  /** The draft as it is now. */
  loadAnew(): Promise<Draft>;
  isPublishing: boolean;
  /** The document as its readers see it. */
  children(blocks: readonly DraftBlock[]): ReactNode;
}

/** How it went to publish. A failure is told where it happened; that others changed something is for the editor to show. */
export type Publishing = { isDone: boolean; changedMeanwhile?: ApiError };

/** Gives the fields of a document their editing behaviour, and keeps what is changed in its draft. */
export function DocumentEditor({ draft, closeHref, publish, loadAnew, isPublishing, children }: DocumentEditorProps) {
  const optimizer = useLoadOptimizer();
  const { user } = useCurrentUser();
  const language = useLanguage();
  // Kept while the page is open: an answer that comes anew after a save must not undo what is typed since.
  const [store] = useState(() => createDraftStore(draft, callsOf(optimizer, draft), user?.guid ?? null));
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
    else await publishSeen(edits);
  }

  /** What others saved since is shown first: then it is one more press. */
  async function publishSeen(edits: number) {
    const { isDone, changedMeanwhile } = await publish(store.getSnapshot().seen);
    if (isDone) store.markPublished(edits);
    if (!changedMeanwhile) return;
    store.refresh(await loadAnew());
    const names = new Intl.ListFormat(localeOf[language]).format(othersIn(changedMeanwhile));
    const message = t.changedByOthers(names);
    notices.show({ look: 'warning', title: t.notPublished, message, position: 'top', timeout: 0 });
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
  async function save<E extends Endpoint>(definition: E, input: CallInput<E>, version: number, idempotencyKey: string) {
    return (await optimizer.save(definition, input, { version, idempotencyKey })).data;
  }
  return {
    saveContent: ({ guid, content, contentVersion }: DraftBlock, key: string) =>
      save(saveBlockContent, { params: { guid }, query: { lang: language }, body: { content } }, contentVersion, key),
    saveOptions: ({ guid, options, version }: DraftBlock, key: string) =>
      save(saveBlockOptions, { params: { guid }, body: options }, version, key),
  };
}

/** The names of who changed something since, as far as they are known. */
function othersIn({ details }: ApiError): string[] {
  const { changes = [] } = details as { changes?: { who: { name: string } | null }[] };
  return [...new Set(changes.flatMap(({ who }) => who?.name ?? []))];
}
