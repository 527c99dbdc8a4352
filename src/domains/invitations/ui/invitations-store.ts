import type { FieldError } from '#platform/shared/errors.ts';
import type { Language } from '#platform/shared/language.ts';
import { ApiError } from '#platform/web/api-error.ts';
import type { LoadOptimizer } from '#platform/web/load-optimizer.ts';
import { createStore, type Store } from '#platform/web/store.ts';
import { acceptInvitation, getInvitationStatus } from '../model/invitation.contract.ts';
import type { Acceptance, InvitationStatus } from '../model/invitation.ts';

export interface InvitationsState {
  /** What is known of each invitation, by its code. */
  byCode: Readonly<Record<string, InvitationStatus>>;
  /** The last HTTP status of loading one; empty while loading, 500 when there was no answer. */
  loadingStatus: number | null;
  /** Why the last acceptance was refused. */
  problems: readonly FieldError[];
}

export interface Invitations extends Store<InvitationsState> {
  /** Never throws: a page that cannot learn more shows what it has, and `loadingStatus` says how it went. */
  load(code: string, language: Language): Promise<void>;
  /** True: accepted and signed in. False: not, whatever the reason. */
  accept(acceptance: Acceptance): Promise<boolean>;
}

export function createInvitations(
  optimizer: Pick<LoadOptimizer, 'load' | 'forget' | 'save'>,
  known: InvitationsState['byCode'] = {},
): Invitations {
  const store = createStore<InvitationsState>({ byCode: known, loadingStatus: null, problems: [] });
  const change = (changed: Partial<InvitationsState>) => store.set({ ...store.getSnapshot(), ...changed });

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    async load(code, language) {
      const input = { params: { id: code }, query: { lang: language } };
      change({ loadingStatus: null });
      optimizer.forget(getInvitationStatus, input);
      try {
        const { status, data } = await optimizer.load(getInvitationStatus, input);
        change({ byCode: { ...store.getSnapshot().byCode, [code]: data }, loadingStatus: status });
      } catch (error) {
        change({ loadingStatus: (error instanceof ApiError && error.status) || 500 });
      }
    },
    async accept(acceptance) {
      change({ problems: [] });
      try {
        return (await optimizer.save(acceptInvitation, { body: acceptance })).data;
      } catch (error) {
        change({ problems: problemsOf(error) });
        return false;
      }
    },
  };
}

function problemsOf(error: unknown): FieldError[] {
  if (!(error instanceof ApiError)) return [{ path: '', code: 'request.no_answer' }];
  return error.fields.length > 0 ? error.fields : [{ path: '', code: error.code }];
}
