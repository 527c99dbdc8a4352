import { useMessages } from '#platform/web/messages.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { Button } from '#ui/actions/button.tsx';
import { editorMessages } from '../../messages/index.ts';
import { publishingMessages } from '../../messages/publishing.ts';
import { useDraftStore, useEditedDocument } from '../editing.ts';
import { useSelection } from '../selection.ts';

interface PublishButtonProps {
  className: string | undefined;
  /** While there is nothing to publish. */
  doneClassName: string | undefined;
}

/** Says whether readers have what stands here, and leads to what they do not have. It stays the same button, so the focus stays in it. */
export function PublishButton({ className, doneClassName }: PublishButtonProps) {
  const t = useMessages(editorMessages);
  const { open } = useMessages(publishingMessages);
  const { draft } = useEditedDocument();
  const store = useDraftStore();
  const hasChanges = useStorePart(store, (state) => state.hasChanges);
  const isPublished = useStorePart(store, (state) => state.isPublished);
  const selection = useSelection();
  const isOpen = useStorePart(selection, ({ panel }) => panel === 'publish' || panel === 'history');
  return (
    <Button
      kind={hasChanges ? 'primary' : 'quiet'}
      className={hasChanges ? className : doneClassName}
      aria-expanded={isOpen}
      data-opens-publishing
      onClick={() => (isOpen ? selection.close() : selection.open('publish'))}
    >
      {hasChanges ? (
        open
      ) : (
        <>
          <span data-whole>{isPublished ? t.published : t.notYetIn(t.inLanguage[draft.language])}</span>
          {/* On a telephone. */}
          <span data-short>{isPublished ? t.publishedShort : t.notYet}</span>
        </>
      )}
    </Button>
  );
}
