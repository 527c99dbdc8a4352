import { defineErrors } from '#platform/shared/errors.ts';

export const assetErrors = defineErrors('asset', {
  not_found: 'notFound',
  add_forbidden: 'forbidden',
  /** Decided by what the file is, not by what it is called. */
  type_unsupported: 'unsupported',
  file_empty: 'invalid',
  file_too_large: 'tooLarge',
  /** In pixels, a side or frames. */
  image_too_large: 'invalid',
  image_unreadable: 'invalid',
  /** They keep as much here as one person may. */
  quota_reached: 'conflict',
});
