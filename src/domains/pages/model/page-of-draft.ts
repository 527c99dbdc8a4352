import type { Draft } from '#domains/documents/model/draft.ts';
import { isShownIn } from '#domains/documents/model/structure.ts';
import type { Page } from './page.ts';

/** A draft in the shape in which a page is shown: what its readers would get if it were published now. */
export function pageOfDraft(draft: Draft): Page {
  return {
    ...draft,
    buildingBlockInstances: draft.buildingBlockInstances.filter((block) => isShownIn(block, draft.language)),
    publishedIn: draft.isPublished ? [draft.language] : [],
    roleIds: [],
    editPermission: 'Admin',
    editRoles: [],
  };
}
