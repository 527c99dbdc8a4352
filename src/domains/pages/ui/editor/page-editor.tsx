import type { ReactNode } from 'react';
import type { Draft } from '#domains/documents/model/draft.ts';
import { DocumentEditor } from '#domains/editor/ui/index.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useSave } from '#platform/web/use-call.tsx';
import { pageMessages } from '../../messages/index.ts';
import { publishPage } from '../../model/page.contract.ts';
import { pageOfDraft } from '../../model/page-of-draft.ts';
import type { Page } from '../../model/page.ts';

interface PageEditorProps {
  draft: Draft;
  /** Where its readers read it. */
  closeHref: string;
  /** The page with what stands around it. */
  showPage(page: Page): ReactNode;
}

/** The page itself, in which its texts and pictures can be changed where they stand. */
export function PageEditor({ draft, closeHref, showPage }: PageEditorProps) {
  const t = useMessages(pageMessages);
  const save = useSave(publishPage, {
    type: 'publish',
    subject: draft.title,
    link: { label: t.viewPage, href: closeHref },
    refusals: { 'document.title_missing': t.titleMissing },
  });

  async function publish(): Promise<boolean> {
    const input = { params: { guid: draft.guid }, query: { lang: draft.language } };
    return (await save.run(input, { version: draft.version })) !== undefined;
  }

  return (
    <DocumentEditor draft={draft} closeHref={closeHref} publish={publish} isPublishing={save.isSaving}>
      {(blocks) => showPage(pageOfDraft({ ...draft, buildingBlockInstances: [...blocks] }))}
    </DocumentEditor>
  );
}
