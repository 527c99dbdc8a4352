import type { Db } from '#platform/server/db/database.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

const pageSize = 500;

export const reportsOfPerson: PersonalData = {
  collect: {
    'browser-reports': eachBrowserReportOf,
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('clientLog').where('userGuid', '=', guid).execute();
  },
};

async function* eachBrowserReportOf(db: Db, { guid }: Person) {
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('clientLog')
      .select(['id', 'receivedOn', 'level', 'shortMessage', 'fullMessage', 'origin', 'platform', 'userAgent', 'network'])
      .where('userGuid', '=', guid)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute();
    for (const { id, ...entry } of rows) {
      after = id;
      yield entry;
    }
    if (rows.length < pageSize) return;
  }
}
