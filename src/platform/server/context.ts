import type { Transaction } from 'kysely';
import type { Actor } from '#platform/shared/actor.ts';
import type { Language } from '#platform/shared/language.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { inTransaction } from './db/transaction.ts';
import type { DB } from './db/schema.ts';
import type { EventBus, PleinEvent } from './events.ts';
import type { Logger } from './logger.ts';
import type { Storage } from './storage/index.ts';

/** The session a request came with. Its token never leaves the auth slice and the cookie. */
export interface CurrentSession {
  guid: string;
  userGuid: string;
  /** When its owner last proved who they are. */
  provenOn: Date;
  /** Its owner proved it in two ways. */
  hasSecondFactor: boolean;
  /** Its owner has to set up a second factor before anything else. */
  mustEnrol: boolean;
  /** Its owner has not accepted the terms of use that are in force, and has the rights of a visitor until they do. */
  mustAcceptTerms: boolean;
  /** Its owner looks at the site as somebody with this role alone, or as a visitor, and changes nothing meanwhile. */
  viewAs: { roleGuid: string | null } | null;
}

/** Everything a service needs to know about the call it serves. */
export interface Ctx {
  actor: Actor;
  session: CurrentSession | null;
  db: Db;
  /** The files. They take no part in a transaction. */
  storage: Storage;
  config: Config;
  language: Language;
  correlationId: string;
  /** The caller's network address, shortened so that it names no household. */
  network: string;
  /** What rate limits count the caller by. Kept no longer than the limit runs. */
  networkKey: string;
  userAgent: string;
  /** All that a page may know of its reader's cookies, in one of a few short words. The page cache keeps a copy for each. */
  pageVariant: string;
  /** The cookies that the request came with, for the few services that look for one of their own. */
  cookieHeader: string | undefined;
  /** `Set-Cookie` lines that go with the answer when a call succeeds. */
  setCookies: string[];
  log: Logger;
  /**
   * Runs the work in one transaction, and again when it had to give way to another (`db/transaction.ts`). A service that is called from
   * there gets `joining(ctx, tx)`, and so becomes part of it.
   */
  transact<T>(work: (tx: Transaction<DB>) => Promise<T>): Promise<T>;
  /** Records what happened, in the same transaction as the change itself. */
  record(tx: Transaction<DB>, event: PleinEvent): Promise<void>;
}

export type CtxParts = Omit<Ctx, 'transact' | 'record' | 'setCookies'>;

export function createCtx(parts: CtxParts, events: EventBus): Ctx {
  const ctx: Ctx = {
    ...parts,
    setCookies: [],
    transact(work) {
      const cookies = ctx.setCookies.length;
      return inTransaction(parts.db, (tx) => {
        // A try that gave way to another transaction did nothing, so it sets no cookies either.
        ctx.setCookies.length = cookies;
        return work(tx);
      });
    },
    record: (tx, event) => events.publish({ ...parts, actor: whoReallyActs(parts) }, tx, event),
  };
  return ctx;
}

/** Whoever looks as somebody else, what they do is done by them. */
function whoReallyActs({ actor, session }: Pick<CtxParts, 'actor' | 'session'>): Actor {
  return session?.viewAs ? { ...actor, kind: 'user', guid: session.userGuid } : actor;
}

/** The same call inside a transaction that has begun: its own transactions are part of that one. */
export function joining(ctx: Ctx, tx: Transaction<DB>): Ctx {
  return { ...ctx, db: tx, transact: (work) => work(tx) };
}
