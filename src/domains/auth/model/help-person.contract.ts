import { z } from 'zod';
import { UserDetail } from '#domains/users/model/admin-user.ts';
import { endpoint } from '#platform/shared/endpoint.ts';

/** What an admin can do for somebody who cannot get in. The person is told by mail, and nobody learns their password. */
const help = { method: 'POST', access: 'admin', params: z.object({ guid: z.uuid() }), response: UserDetail } as const;

export const sendResetLink = endpoint({
  ...help,
  path: '/api/users/:guid:sendResetLink',
  summary: 'Mails somebody a link with which they choose a new password',
  everyTryCounts: true,
});

export const resetSecondFactors = endpoint({
  ...help,
  path: '/api/users/:guid:resetSecondFactors',
  summary: 'Takes away somebody’s authenticator app, passkeys and recovery codes, and signs them out everywhere',
});
