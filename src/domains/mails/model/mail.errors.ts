import { defineErrors } from '#platform/shared/errors.ts';

export const mailErrors = defineErrors('mail', {
  not_found: 'notFound',
  still_waiting: 'conflict',
  newer_sent: 'conflict',
  content_gone: 'conflict',
  account_gone: 'conflict',
  address_changed: 'conflict',
  link_used: 'conflict',
  link_gone: 'conflict',
  invitation_accepted: 'conflict',
  invitation_declined: 'conflict',
  invitation_revoked: 'conflict',
  invitation_gone: 'conflict',
  deletion_withdrawn: 'conflict',
  export_gone: 'conflict',
});
