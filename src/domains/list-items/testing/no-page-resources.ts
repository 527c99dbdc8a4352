import { noResources } from '#domains/blocks/model/resources.ts';
import type { PageResources } from '../model/list-view.ts';

/** For a page whose blocks need nothing. */
export const noPageResources: PageResources = { ...noResources, lists: {} };
