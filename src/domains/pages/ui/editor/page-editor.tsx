import { useState, type ReactNode } from 'react';
import type { Draft } from '#domains/documents/model/draft.ts';
import { DocumentEditor, type DraftState, type LanguageLink, type Publishing } from '#domains/editor/ui/index.ts';
import type { ApiError } from '#platform/web/api-error.ts';
import { newCorrelationId } from '#platform/web/correlation-id.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useServices } from '#platform/web/services.tsx';
import { asApiError, isStale, useLoadOptimizer } from '#platform/web/use-call.tsx';
import { pageMessages } from '../../messages/index.ts';
import { getPageDraft, publishPage } from '../../model/page.contract.ts';
import { pageOfDraft } from '../../model/page-of-draft.ts';
import type { Page } from '../../model/page.ts';

interface PageEditorProps {
  draft: Draft;
  /** Where its readers read it. */
  closeHref: string;
  /** The page with what stands around it. */
  showPage(page: Page): ReactNode;
  frame: { languageLinks: readonly LanguageLink[] };
}

/** The page itself, in which its texts and pictures can be changed where they stand. */
export function PageEditor({ draft, closeHref, showPage, frame: { languageLinks } }: PageEditorProps) {
  const t = useMessages(pageMessages);
  const { tasks } = useServices();
  const optimizer = useLoadOptimizer();
  const [isPublishing, setIsPublishing] = useState(false);
  const ofThis = { params: { guid: draft.guid }, query: { lang: draft.language } };

  async function publish({ structureVersion, draftVersion }: DraftState['seen']): Promise<Publishing> {
    const version = `${structureVersion}.${draftVersion}`;
    const idempotencyKey = newCorrelationId();
    let changedMeanwhile: ApiError | undefined;
    setIsPublishing(true);
    const { isDone } = await tasks.run({
      type: 'publish',
      subject: draft.title,
      link: { label: t.viewPage, href: closeHref },
      refusals: { 'document.title_missing': t.titleMissing },
      run: () => optimizer.save(publishPage, ofThis, { version, idempotencyKey }),
      showFailure(failure) {
        if (isStale(failure)) changedMeanwhile = asApiError(failure);
        return changedMeanwhile !== undefined;
      },
    });
    setIsPublishing(false);
    return { isDone, ...(changedMeanwhile && { changedMeanwhile }) };
  }

  async function loadAnew(language = draft.language): Promise<Draft> {
    return (await optimizer.loadAnew(getPageDraft, { ...ofThis, query: { lang: language } })).data;
  }

  return (
    <DocumentEditor
      // Of another page, or of this one in another language, nothing of the one before is left.
      key={`${draft.guid} ${draft.language}`}
      draft={draft}
      closeHref={closeHref}
      publish={publish}
      loadAnew={loadAnew}
      isPublishing={isPublishing}
      languageLinks={languageLinks}
    >
      {({ blocks, layout, options }) => showPage(pageOfDraft({ ...draft, layout, options, buildingBlockInstances: [...blocks] }))}
    </DocumentEditor>
  );
}
