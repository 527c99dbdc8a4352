import { useEffect, useState, type ReactNode } from 'react';
import { FieldEditingContext, type FieldEditing } from '#domains/blocks/ui/index.ts';
import type { Layout } from '#domains/blocks/model/building-block.ts';
import { changeDocument, saveBlockContent } from '#domains/documents/model/draft.contract.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import { localeOf, type Language } from '#platform/shared/language.ts';
import { AbovePage } from '#platform/web/above-page.tsx';
import type { ApiError } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { useLanguage, useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { editorMessages } from '../messages/index.ts';
import { BlockChrome } from './chrome/block-chrome.tsx';
import { createDraftStore } from './draft-store.ts';
import { EditablePicture } from './editable-picture.tsx';
import { EditableRichText } from './editable-rich-text.tsx';
import { EditableText } from './editable-text.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditedDocumentProvider, EditingProvider, type LanguageLink } from './editing.ts';
import { EmptyFields } from './empty-fields.tsx';
import { usePageWidth } from './page-width/use-page-width.ts';
import { Panels } from './panels/panels.tsx';
import { createSelection, SelectionProvider } from './selection.ts';
import type { DraftCalls, DraftState, DraftStore } from './store/draft-state.ts';
import { openJournal } from './store/journal.ts';
import { stackOf } from './store/stacks.ts';
import { UnreadableBlock } from './unreadable-block.tsx';
import { createHappenings, useHappenings } from './use-happenings.ts';
import { useLinksStay } from './use-links-stay.ts';
import { useUndoKeys } from './use-undo-keys.ts';

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
  /** The draft as it is now, in its own language or in another one. */
  loadAnew(language?: Language): Promise<Draft>;
  isPublishing: boolean;
  /** The same document in each language. */
  languageLinks: readonly LanguageLink[];
  /** What can be set of this kind of document. */
  settings?: ReactNode;
  /** The document as its readers see it. */
  children(shown: Shown): ReactNode;
}

/** What of a draft its page is made from. */
export interface Shown {
  blocks: readonly DraftBlock[];
  layout: Layout;
  options: Record<string, unknown>;
}

/** How it went to publish. A failure is told where it happened; that others changed something is for the editor to show. */
export type Publishing = { isDone: boolean; changedMeanwhile?: ApiError };

/** Gives the fields of a document their editing behaviour, and keeps what is changed in its draft. */
export function DocumentEditor({
  draft,
  closeHref,
  publish,
  loadAnew,
  isPublishing,
  languageLinks,
  settings,
  children,
}: DocumentEditorProps) {
  const optimizer = useLoadOptimizer();
  const { user } = useCurrentUser();
  const language = useLanguage();
  const [happenings] = useState(createHappenings);
  const [selection] = useState(createSelection);
  // Kept while the page is open: an answer that comes anew after a save must not undo what is typed since.
  const [store] = useState(() => {
    const owner = { person: user?.guid ?? '', document: draft.guid };
    const calls = { ...callsOf(optimizer, draft), load: () => loadAnew(), tell: happenings.tell };
    return createDraftStore(draft, calls, {
      ownGuid: user?.guid ?? null,
      stack: stackOf(owner),
      journal: user ? openJournal(owner) : null,
    });
  });
  const saveState = useStorePart(store, (state) => state.saveState);
  const { unsavedChanges, notices } = useServices();
  const t = useMessages(editorMessages);
  const isUnsaved = saveState !== 'saved';
  useEffect(() => (isUnsaved ? unsavedChanges.add({ save: store.flush }) : undefined), [isUnsaved, store, unsavedChanges]);
  useEffect(() => {
    store.begin();
    return () => store.close();
  }, [store]);
  useResumedSaving(store);
  useLinksStay();
  usePageWidth();
  useUndoKeys(store);
  useHappenings({ happenings, store, selection });

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
      <EditedDocumentProvider value={{ draft, closeHref, languageLinks, isPublishing, publish: handlePublish, loadAnew, settings }}>
        <SelectionProvider value={selection}>
          <AbovePage>
            <EditBar />
            <BlockChrome />
          </AbovePage>
          <FieldEditingContext value={fieldEditing}>
            <Page store={store}>{children}</Page>
          </FieldEditingContext>
          <Panels />
        </SelectionProvider>
      </EditedDocumentProvider>
    </EditingProvider>
  );
}

/** The page alone is made again when something of it changes; each of its blocks only when that block does. */
function Page({ store, children }: { store: DraftStore } & Pick<DocumentEditorProps, 'children'>) {
  const blocks = useStorePart(store, (state) => state.blocks);
  const layout = useStorePart(store, (state) => state.layout);
  const options = useStorePart(store, (state) => state.options);
  return children({ blocks, layout, options });
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

function callsOf(optimizer: LoadOptimizer, { guid: document, language }: Draft): Pick<DraftCalls, 'saveContent' | 'change'> {
  return {
    saveContent: async ({ guid, content, contentVersion }, idempotencyKey) => {
      const input = { params: { guid }, query: { lang: language }, body: { content } };
      return (await optimizer.save(saveBlockContent, input, { version: contentVersion, idempotencyKey })).data;
    },
    change: async (operations, idempotencyKey) => {
      const input = { params: { guid: document }, body: { operations: [...operations] } };
      return (await optimizer.save(changeDocument, input, { idempotencyKey })).data;
    },
  };
}

/** The names of who changed something since, as far as they are known. */
function othersIn({ details }: ApiError): string[] {
  const { changes = [] } = details as { changes?: { who: { name: string } | null }[] };
  return [...new Set(changes.flatMap(({ who }) => who?.name ?? []))];
}
