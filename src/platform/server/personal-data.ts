import type { Ctx } from './context.ts';
import type { Db, Tx } from './db/database.ts';

/** Whom something is kept about. */
export interface Person {
  guid: string;
  email: string;
  emailKey: string;
}

/** A file that somebody put here. */
export interface PersonalFile {
  guid: string;
  fileName: string;
  storageKey: string;
}

/**
 * What one domain keeps about people. Each says so itself; `src/app/server/personal-data.ts` names them all, so that a copy of somebody's
 * data and the erasing of a person only have to go round.
 */
export interface PersonalData {
  /** By the name of its file in a copy; what several domains know under one name is put together. Columns are named one by one: secrets stay where they are, and so does what is about others. */
  collect?: Readonly<Record<string, (db: Db, person: Person) => Promise<object> | AsyncIterable<object>>>;
  files?(db: Db, person: Person): Promise<PersonalFile[]>;
  /** Takes away what is about this person alone; what they made for others stays. In the transaction in which they are erased. */
  erase?(tx: Tx, person: Person): Promise<void>;
  /** What is beside the database, after that. Done twice it is the same. */
  eraseFiles?(sources: Pick<Ctx, 'db' | 'storage'>, guid: string): Promise<void>;
}
