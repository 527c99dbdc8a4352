import { useEffect, useState, type ReactNode } from 'react';
import { FieldEditingContext, type FieldEditing } from '#domains/blocks/ui/index.ts';
import type { Layout } from '#domains/blocks/model/building-block.ts';
import { changeDocument, saveBlockContent } from '#domains/documents/model/draft.contract.ts';
import type { Draft, DraftBlock } from '#domains/documents/model/draft.ts';
import { useCurrentUser } from '#domains/users/ui/index.ts';
import type { Language } from '#platform/shared/language.ts';
import { AbovePage } from '#platform/web/above-page.tsx';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { useServices } from '#platform/web/services.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { BlockChrome } from './chrome/block-chrome.tsx';
import { createDraftStore } from './draft-store.ts';
import { EditablePicture } from './editable-picture.tsx';
import { EditableRichText } from './editable-rich-text.tsx';
import { EditableText } from './editable-text.tsx';
import { EditBar } from './edit-bar.tsx';
import { EditedDocumentProvider, EditingProvider, type LanguageLink, type MenuPlace } from './editing.ts';
import { EmptyFields } from './empty-fields.tsx';
import { usePageWidth } from './page-width/use-page-width.ts';
import { Panels } from './panels/panels.tsx';
import { useThingKeys } from './use-thing-keys.ts';
import { useChangesTakenBack } from './publishing/use-changes-taken-back.ts';
import { usePublication, type PublicationCalls } from './publishing/use-publication.ts';
import { usePublishKeys } from './publishing/use-publish-keys.ts';
import { createSelection, SelectionProvider } from './selection.ts';
import type { DocumentText, DraftCalls, DraftStore } from './store/draft-state.ts';
import { openJournal } from './store/journal.ts';
import { stackOf } from './store/stacks.ts';
import { documentCall } from './store/words-of-document.ts';
import { EditedBlocks } from './together/edited-blocks.tsx';
import { Together } from './together/together.tsx';
import { UnreadableBlock } from './unreadable-block.tsx';
import { useEditorAreas } from './use-editor-areas.ts';
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
  /** Make public what its editor has seen, and no more than that. */
  publication: PublicationCalls;
  /** The draft as it is now, in its own language or in another one. */
  loadAnew(language?: Language): Promise<Draft>;
  /** The same document in each language. */
  languageLinks: readonly LanguageLink[];
  /** Where readers find it, as far as that is known. */
  menuPlace?: MenuPlace | undefined;
  /** What can be set of this kind of document. */
  settings?: ReactNode;
  /** The document as its readers see it. */
  children(shown: Shown): ReactNode;
}

/** What of a draft its page is made from. */
export interface Shown {
  blocks: readonly DraftBlock[];
  words: DocumentText;
  layout: Layout;
  options: Record<string, unknown>;
}

/** Gives the fields of a document their editing behaviour, and keeps what is changed in its draft. */
export function DocumentEditor({
  draft,
  closeHref,
  publication,
  loadAnew,
  languageLinks,
  menuPlace,
  settings,
  children,
}: DocumentEditorProps) {
  const optimizer = useLoadOptimizer();
  const { user } = useCurrentUser();
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
  const { unsavedChanges } = useServices();
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
  // Before the keys that publish: within a card they are those of the card.
  useThingKeys(store);
  usePublishKeys(store, selection);
  useChangesTakenBack(store, draft);
  const publish = usePublication({ store, draft, closeHref, calls: publication, loadAnew });
  useHappenings({ happenings, store, selection, document: draft.guid });
  useEditorAreas();

  return (
    <EditingProvider value={store}>
      <EditedDocumentProvider value={{ draft, closeHref, languageLinks, menuPlace, publish, loadAnew, settings }}>
        <SelectionProvider value={selection}>
          <Together>
            <AbovePage>
              <EditBar />
              <BlockChrome />
              <EditedBlocks />
            </AbovePage>
            <FieldEditingContext value={fieldEditing}>
              <Page store={store}>{children}</Page>
            </FieldEditingContext>
            <Panels />
          </Together>
        </SelectionProvider>
      </EditedDocumentProvider>
    </EditingProvider>
  );
}

/** The page alone is made again when something of it changes; each of its blocks only when that block does. */
function Page({ store, children }: { store: DraftStore } & Pick<DocumentEditorProps, 'children'>) {
  const blocks = useStorePart(store, (state) => state.blocks);
  const words = useStorePart(store, (state) => state.words);
  const layout = useStorePart(store, (state) => state.layout);
  const options = useStorePart(store, (state) => state.options);
  return children({ blocks, words, layout, options });
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

function callsOf(optimizer: LoadOptimizer, draft: Draft): Pick<DraftCalls, 'saveContent' | 'change'> {
  const { guid: document, language } = draft;
  const saveWords = documentCall(optimizer, draft);
  return {
    saveContent: async (part, idempotencyKey) => {
      if (part.guid === document) return saveWords(part, idempotencyKey);
      const { guid, content, contentVersion, setAside } = part;
      const input = { params: { guid }, query: { lang: language }, body: { content, ...(setAside && { setAside }) } };
      return (await optimizer.save(saveBlockContent, input, { version: contentVersion, idempotencyKey })).data;
    },
    change: async (operations, idempotencyKey) => {
      const input = { params: { guid: document }, body: { operations: [...operations] } };
      return (await optimizer.save(changeDocument, input, { idempotencyKey })).data;
    },
  };
}
