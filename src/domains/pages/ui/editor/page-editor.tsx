import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import type { Draft } from '#domains/documents/model/draft.ts';
import { DocumentEditor, useDraftStore, type LanguageLink, type MenuPlace, type PublicationCalls } from '#domains/editor/ui/index.ts';
import { stableJson } from '#platform/shared/request-key.ts';
import { useMessages } from '#platform/web/messages.tsx';
import { useLoadOptimizer } from '#platform/web/use-call.tsx';
import { useStorePart } from '#platform/web/use-store.ts';
import { pageMessages } from '../../messages/index.ts';
import { getPageDraft, publishPage, undoPublication } from '../../model/page.contract.ts';
import { pageOfDraft } from '../../model/page-of-draft.ts';
import type { Page } from '../../model/page.ts';
import type { FoundAs } from './settings/search-preview.tsx';

interface PageEditorProps {
  draft: Draft;
  /** Where its readers read it. */
  closeHref: string;
  /** The page with what stands around it. */
  showPage(page: Page): ReactNode;
  /** Makes what stands around it anew. */
  reloadFrame(): void;
  frame: { languageLinks: readonly LanguageLink[]; platformName: string; navigation: { breadcrumbs: readonly { name: string }[] } };
  /** What is shown of it where somebody shares it. */
  sharedPicture?: FoundAs['image'];
}

const PageSettings = lazy(async () => ({ default: (await import('./settings/page-settings.tsx')).PageSettings }));

/** The page itself, in which its texts and pictures can be changed where they stand. */
export function PageEditor({ draft, closeHref, showPage, reloadFrame, frame, sharedPicture }: PageEditorProps) {
  const t = useMessages(pageMessages);
  const optimizer = useLoadOptimizer();
  const ofThis = { params: { guid: draft.guid }, query: { lang: draft.language } };

  const publication: PublicationCalls = {
    publish: ({ language, version }, idempotencyKey) =>
      optimizer.save(publishPage, { ...ofThis, query: { lang: language } }, { version, idempotencyKey }),
    takeBack: ({ language, version }, idempotencyKey) =>
      optimizer.save(undoPublication, { ...ofThis, query: { lang: language } }, { version, idempotencyKey }),
    refusals: { 'document.title_missing': t.titleMissing },
  };

  async function loadAnew(language = draft.language): Promise<Draft> {
    return (await optimizer.loadAnew(getPageDraft, { ...ofThis, query: { lang: language } })).data;
  }

  return (
    <DocumentEditor
      // Of another page, or of this one in another language, nothing of the one before is left.
      key={`${draft.guid} ${draft.language}`}
      draft={draft}
      closeHref={closeHref}
      publication={publication}
      loadAnew={loadAnew}
      languageLinks={frame.languageLinks}
      menuPlace={menuPlaceOf(closeHref, frame.navigation.breadcrumbs)}
      settings={
        <Suspense>
          <PageSettings
            foundAs={{ platformName: frame.platformName, url: new URL(closeHref, location.origin).href, image: sharedPicture }}
          />
        </Suspense>
      }
    >
      {({ blocks, words, layout, options }) => (
        <>
          {showPage(pageOfDraft({ ...draft, ...words, layout, options, buildingBlockInstances: [...blocks] }))}
          <FrameFollows onChange={reloadFrame} />
        </>
      )}
    </DocumentEditor>
  );
}

/** A page outside the menu has an address by its guid. The home page stands above it all. */
function menuPlaceOf(href: string, breadcrumbs: readonly { name: string }[]): MenuPlace | undefined {
  if (/^(\/en)?\/g\//.test(href)) return { kind: 'nowhere' };
  const parent = breadcrumbs.at(-2);
  if (!parent) return undefined;
  return breadcrumbs.length > 2 ? { kind: 'under', name: parent.name } : { kind: 'top' };
}

/** What stands around the page is made from its options on the server: once these are saved, it is asked for again. */
function FrameFollows({ onChange }: { onChange(): void }) {
  const store = useDraftStore();
  const options = useStorePart(store, (state) => stableJson(state.options));
  const isSaved = useStorePart(store, ({ saveState }) => saveState === 'saved');
  const shown = useRef(options);
  useEffect(() => {
    if (!isSaved || shown.current === options) return;
    shown.current = options;
    onChange();
  }, [isSaved, options, onChange]);
  return null;
}
