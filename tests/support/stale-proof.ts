import { sql } from 'kysely';
import type { SignedInClient, TestApp } from './test-app.ts';

/** Somebody who is still signed in, and proved too long ago who they are for anything dangerous. */
export async function letProofGoStale({ db }: Pick<TestApp, 'db'>, { guid }: Pick<SignedInClient, 'guid'>): Promise<void> {
  await sql`update session set proven_on = now() - interval '11 minutes' where user_guid = ${guid}`.execute(db);
}
