import { defineErrors } from '#platform/shared/errors.ts';

export const documentErrors = defineErrors('document', {
  not_found: 'notFound',
  edit_forbidden: 'forbidden',
  too_large: 'invalid',
  /** It has none in this language, and no Dutch publication that could lend it one. */
  title_missing: 'invalid',
  block_refused: 'invalid',
  unknown_block_type: 'invalid',
  /** It was written by a newer version of the platform, which is not the one that runs. */
  block_newer: 'conflict',
  /** The guid of a new block is that of one elsewhere. */
  guid_taken: 'conflict',
  options_refused: 'invalid',
  /** What was never published has nothing to go back to. */
  never_published: 'conflict',
  revision_not_found: 'notFound',
});
