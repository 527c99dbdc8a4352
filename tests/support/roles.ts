import { randomUUID } from 'node:crypto';
import type { SignedInClient, TestApp } from './test-app.ts';

export async function newRole({ db }: Pick<TestApp, 'db'>): Promise<string> {
  const name = randomUUID();
  const { guid } = await db.insertInto('role').values({ nameNl: name, nameEn: name }).returning('guid').executeTakeFirstOrThrow();
  return guid;
}

/** Somebody with these roles from now on. */
export async function withRoles<C extends Pick<SignedInClient, 'guid'>>(
  { db }: Pick<TestApp, 'db'>,
  client: C,
  roleIds: readonly string[],
): Promise<C> {
  for (const roleGuid of roleIds) await db.insertInto('userRole').values({ userGuid: client.guid, roleGuid }).execute();
  return client;
}
