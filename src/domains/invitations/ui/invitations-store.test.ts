import { describe, expect, test } from 'vitest';
import { ApiError } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import type { InvitationStatus } from '../model/invitation.ts';
import { createInvitations } from './invitations-store.ts';

const status: InvitationStatus = {
  state: 'pending',
  platformName: 'Plein',
  inviterName: 'Noor Haven',
  email: 's•••@plein.test',
  roles: [],
  expiresOn: '2026-11-23T12:00:00.000Z',
  language: 'nl',
};
const acceptance = { code: 'a', firstName: 'Sam', middleName: '', lastName: 'Wit', password: 'x', acceptsTerms: true };

/** Stands for the network: what it answers, or how it fails. */
function network(answer: (code: string) => unknown): Pick<LoadOptimizer, 'load' | 'forget' | 'save'> {
  const ask = async (_definition: unknown, input: { params?: { id: string } }) => {
    const data = answer(input.params?.id ?? '');
    if (data instanceof Error) throw data;
    return { status: 200, data, contentVersion: 0 };
  };
  return { load: ask, save: ask, forget: () => {} } as unknown as Pick<LoadOptimizer, 'load' | 'forget' | 'save'>;
}

describe('the invitations that a page knows', () => {
  test('R3.49 the status is loaded and kept for each invitation', async () => {
    const invitations = createInvitations(network((code) => ({ ...status, inviterName: code })));
    await invitations.load('a', 'nl');
    await invitations.load('b', 'nl');
    expect(Object.keys(invitations.getSnapshot().byCode)).toEqual(['a', 'b']);
    expect(invitations.getSnapshot().byCode['a']).toMatchObject({ inviterName: 'a' });
  });

  test('R3.56 the loading status is the last HTTP status, and empty while loading', async () => {
    const answers: unknown[] = [status, new ApiError({ status: 404, code: 'invitation.not_found' })];
    const invitations = createInvitations(network(() => answers.shift()));
    expect(invitations.getSnapshot().loadingStatus).toBeNull();
    await invitations.load('a', 'nl');
    expect(invitations.getSnapshot().loadingStatus).toBe(200);
    const loading = invitations.load('a', 'nl');
    expect(invitations.getSnapshot().loadingStatus).toBeNull();
    await loading;
    expect(invitations.getSnapshot().loadingStatus).toBe(404);
  });

  test.each([new ApiError({ status: 0, code: 'request.no_answer' }), new Error('gone')])(
    'R8.03 R3.56 %s: nothing is thrown, and the loading status is 500',
    async (failure) => {
      const invitations = createInvitations(network(() => failure));
      await expect(invitations.load('a', 'nl')).resolves.toBeUndefined();
      expect(invitations.getSnapshot().loadingStatus).toBe(500);
    },
  );

  test('R8.03 what was known stays when it cannot be loaded again', async () => {
    const invitations = createInvitations(
      network(() => new Error('gone')),
      { a: status },
    );
    await invitations.load('a', 'nl');
    expect(invitations.getSnapshot().byCode['a']).toBe(status);
  });
});

describe('accepting', () => {
  test('R7.05 is true when it was accepted', async () => {
    expect(await createInvitations(network(() => true)).accept(acceptance)).toBe(true);
  });

  test('R8.04 R7.05 is false when it was not, and the reasons are kept', async () => {
    const fields = [{ path: 'password', code: 'password.too_short' }];
    const invitations = createInvitations(network(() => new ApiError({ status: 422, code: 'invitation.not_acceptable', fields })));
    expect(await invitations.accept(acceptance)).toBe(false);
    expect(invitations.getSnapshot().problems).toEqual(fields);
  });

  test('R8.04 is false when there was no answer', async () => {
    const invitations = createInvitations(network(() => new Error('gone')));
    expect(await invitations.accept(acceptance)).toBe(false);
    expect(invitations.getSnapshot().problems).toEqual([{ path: '', code: 'request.no_answer' }]);
  });
});
