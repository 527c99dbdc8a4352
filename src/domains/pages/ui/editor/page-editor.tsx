import type { Draft } from '#domains/documents/model/draft.ts';
import { DocumentEditor } from '#domains/documents/ui/index.ts';
import { useSave } from '#platform/web/use-call.tsx';
import { publishPage } from '../../model/page.contract.ts';
import { pageOfDraft } from '../../model/page-of-draft.ts';
import { PageScreen } from '../page-screen.tsx';

/** The page itself, in which its texts and pictures can be changed where they stand. */
export function PageEditor({ draft, closeHref }: { draft: Draft; closeHref: string }) {
  const save = useSave(publishPage, { type: 'save', subject: draft.title });

  async function publish(): Promise<boolean> {
    const input = { params: { guid: draft.guid }, query: { lang: draft.language } };
    return (await save.run(input, { version: draft.version })) !== undefined;
  }

  return (
    <DocumentEditor draft={draft} closeHref={closeHref} publish={publish} isPublishing={save.isSaving}>
      {(blocks) => <PageScreen page={pageOfDraft({ ...draft, buildingBlockInstances: [...blocks] })} />}
    </DocumentEditor>
  );
}
