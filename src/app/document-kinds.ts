import { knowDocumentKinds } from '#domains/documents/model/document-kinds.ts';
import { StoredPageOptions } from '#domains/pages/model/page-options.ts';

// As with blocks (`block-types.ts`): whatever changes documents imports this file.
knowDocumentKinds({ page: { options: StoredPageOptions } });
