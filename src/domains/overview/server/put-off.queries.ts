import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { PersonalData } from '#platform/server/personal-data.ts';
import { timeZone } from '#platform/shared/language.ts';

/** What somebody put off and is not to see yet, as the clock of the database has it. */
export function listPutOff(db: Db, userGuid: string) {
  return db
    .selectFrom('putOffMatter')
    .select(['matter', 'size', 'until'])
    .where('userGuid', '=', userGuid)
    .where('until', '>', sql<Date>`now()`)
    .execute();
}

interface PutOff {
  userGuid: string;
  matter: string;
  size: number;
  days: number;
}

/** Until the beginning of a day here, so that it is there again when that day's work begins. */
export async function savePutOff(db: Db, { days, ...putOff }: PutOff): Promise<Date> {
  const until = sql<Date>`(date_trunc('day', now() at time zone ${timeZone}) + make_interval(days => ${days})) at time zone ${timeZone}`;
  const saved = await db
    .insertInto('putOffMatter')
    .values({ ...putOff, until })
    .onConflict((conflict) =>
      conflict.columns(['userGuid', 'matter']).doUpdateSet(({ ref }) => ({ size: ref('excluded.size'), until: ref('excluded.until') })),
    )
    .returning('until')
    .executeTakeFirstOrThrow();
  return saved.until;
}

export async function deletePutOff(db: Db, userGuid: string, matter: string): Promise<void> {
  await db.deleteFrom('putOffMatter').where('userGuid', '=', userGuid).where('matter', '=', matter).execute();
}

export async function deleteEndedPutOffs(db: Db): Promise<void> {
  await db
    .deleteFrom('putOffMatter')
    .where('until', '<', sql<Date>`now()`)
    .execute();
}

export const putOffByPerson: PersonalData = {
  collect: {
    'put-off-matters': (db, { guid }) =>
      db.selectFrom('putOffMatter').select(['matter', 'until']).where('userGuid', '=', guid).orderBy('until').execute(),
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('putOffMatter').where('userGuid', '=', guid).execute();
  },
};
