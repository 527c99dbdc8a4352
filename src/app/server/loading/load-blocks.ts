import type { PageResources } from '#domains/list-items/model/list-view.ts';
import { loadLists, type ListsOfPage, type LoadedLists } from '#domains/list-items/server/index.ts';
import type { Language } from '#platform/shared/language.ts';
import { knownResources, loadResources } from './load-resources.ts';
import type { Around, Surroundings } from './loading.ts';
import { blocksAround } from './surroundings-of-page.ts';

interface WantedBlocks extends Omit<ListsOfPage, 'around' | 'only'> {
  around: Around;
  /** What points to pictures and files beside the blocks. */
  alsoIn?: unknown;
}

interface LoadedBlocks {
  lists: LoadedLists;
  resources: PageResources;
}

/** All that the blocks of a screen need and those around it, in as few questions to the database as there are kinds of things. */
export async function loadBlocks(surroundings: Surroundings, language: Language, wanted: WantedBlocks): Promise<LoadedBlocks> {
  const { around, alsoIn, ...page } = wanted;
  const beside = blocksAround(around);
  const lists = await loadLists(surroundings, language, { ...page, around: beside });
  return { lists, resources: await loadResources(surroundings, language, [page.blocks, beside, around.options, alsoIn], lists.views) };
}

/** What stands around a screen without blocks of its own. When something is out of order it may be the database, so that is not asked. */
export async function loadAround(surroundings: Surroundings, language: Language, around: Around, status: number): Promise<PageResources> {
  if (status >= 500) return knownResources(surroundings, language, blocksAround(around));
  const path = surroundings.url.pathname;
  return (await loadBlocks(surroundings, language, { blocks: [], path, isPublic: false, around })).resources;
}
