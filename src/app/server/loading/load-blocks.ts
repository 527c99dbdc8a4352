import type { PageResources } from '#domains/list-items/model/list-view.ts';
import { loadLists, type ListsOfPage, type LoadedLists } from '#domains/list-items/server/index.ts';
import type { Language } from '#platform/shared/language.ts';
import { knownResources, loadResources } from './load-resources.ts';
import type { FrameInput, RequestScope } from './loading.ts';
import { blocksOfFrame } from './frame-input.ts';

interface WantedBlocks extends Omit<ListsOfPage, 'around' | 'only'> {
  frameInput: FrameInput;
  /** What points to pictures and files beside the blocks. */
  alsoIn?: unknown;
}

interface LoadedBlocks {
  lists: LoadedLists;
  resources: PageResources;
}

/** All that the blocks of a screen need and those around it, in as few statements as there are kinds of things. */
export async function loadBlocks(scope: RequestScope, language: Language, wanted: WantedBlocks): Promise<LoadedBlocks> {
  const { frameInput, alsoIn, ...page } = wanted;
  const beside = blocksOfFrame(frameInput);
  const lists = await loadLists(scope, language, { ...page, around: beside });
  return { lists, resources: await loadResources(scope, language, [page.blocks, beside, frameInput.options, alsoIn], lists.views) };
}

/** What stands around a screen without blocks of its own. When something is out of order it may be the database, so that is not asked. */
export async function loadFrame(scope: RequestScope, language: Language, frameInput: FrameInput, status: number): Promise<PageResources> {
  if (status >= 500) return knownResources(scope, language, blocksOfFrame(frameInput));
  const path = scope.url.pathname;
  return (await loadBlocks(scope, language, { blocks: [], path, isPublic: false, frameInput })).resources;
}
