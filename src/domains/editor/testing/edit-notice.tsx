import { render } from 'vitest-browser-react';
import { noResources } from '#domains/blocks/model/resources.ts';
import type { RichText as Stored } from '#domains/blocks/model/rich-text.ts';
import { BlockComponentsContext, BlockView, FieldEditingContext, ResourcesProvider, RichText, Text } from '#domains/blocks/ui/index.ts';
import type { DraftBlock } from '#domains/documents/model/draft.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { createLoadOptimizer } from '#platform/web/load-optimizer.ts';
import { LanguageProvider } from '#platform/web/messages.tsx';
import { ServicesProvider } from '#platform/web/services.tsx';
import { LoadOptimizerProvider } from '#platform/web/use-call.tsx';
import { useStore } from '#platform/web/use-store.ts';
import { testServices } from '../../../../tests/support/test-services.ts';
import { createDraftStore } from '../ui/draft-store.ts';
import { EditBar } from '../ui/edit-bar.tsx';
import { EditablePicture } from '../ui/editable-picture.tsx';
import { EditableRichText } from '../ui/editable-rich-text.tsx';
import { EditableText } from '../ui/editable-text.tsx';
import { EditedDocumentProvider, EditingProvider } from '../ui/editing.ts';
import { EmptyFields } from '../ui/empty-fields.tsx';
import { createSelection, SelectionProvider } from '../ui/selection.ts';
import { UnreadableBlock } from '../ui/unreadable-block.tsx';
import { draftBlock, draftOf, draftServer, editedDocument } from './draft-server.ts';

const editing = { Text: EditableText, RichText: EditableRichText, Picture: EditablePicture, EmptyFields, Unreadable: UnreadableBlock };

function TitleAndText() {
  return (
    <>
      <Text field="title" as="p" />
      <RichText field="text" />
    </>
  );
}

const blockOf = (text: Stored): DraftBlock => draftBlock({ type: 'notice', options: { kind: 'info' }, content: { title: 'Let op', text } });

/** A block with a line and running text while it is edited, what was saved of it last, and what its editor was told. */
export async function editNotice(text: Stored) {
  const draft = draftOf([blockOf(text)]);
  const server: { byOther: Stored | null; saved: DraftBlock['content'] } = { byOther: null, saved: {} };
  const { services } = testServices();
  const selection = createSelection();
  const store = createDraftStore(draft, {
    ...draftServer(draft),
    saveContent: ({ content, contentVersion }) => {
      const { byOther } = server;
      server.byOther = null;
      const value = { title: 'Let op', text: byOther };
      if (byOther) return Promise.reject(new ApiError({ status: 412, code: 'request.stale', details: { version: 9, value } }));
      server.saved = content;
      return Promise.resolve({ content, contentVersion: contentVersion + 1, draftVersion: contentVersion + 1, removed: null });
    },
  });

  function Editor() {
    return useStore(store).blocks.map((each) => <BlockView key={each.guid} block={each} pageLanguage="nl" />);
  }

  await render(
    <LanguageProvider language="nl">
      <LoadOptimizerProvider optimizer={createLoadOptimizer(services)}>
        <BlockComponentsContext value={{ notice: TitleAndText }}>
          <ResourcesProvider value={noResources}>
            <ServicesProvider services={services}>
              <EditingProvider value={store}>
                <SelectionProvider value={selection}>
                  <FieldEditingContext value={editing}>
                    <Editor />
                  </FieldEditingContext>
                  <EditedDocumentProvider value={editedDocument(draft)}>
                    <EditBar />
                  </EditedDocumentProvider>
                </SelectionProvider>
              </EditingProvider>
            </ServicesProvider>
          </ResourcesProvider>
        </BlockComponentsContext>
      </LoadOptimizerProvider>
    </LanguageProvider>,
  );
  const content = () => store.getSnapshot().blocks[0]?.content ?? {};
  return {
    notices: () => services.notices.getSnapshot(),
    title: () => content()['title'],
    text: () => content()['text'] as Stored,
    saved: () => server.saved,
    undo: store.undo,
    /** Somebody else saves this before the next save from here. */
    saveByOther: (theirs: Stored) => (server.byOther = theirs),
  };
}
