import type { Db } from '#platform/server/db/database.ts';
import { eachRow } from '#platform/server/db/each-row.ts';
import type { Person, PersonalData } from '#platform/server/personal-data.ts';

export const reportsOfPerson: PersonalData = {
  collect: {
    'browser-reports': eachBrowserReportOf,
  },
  async erase(tx, { guid }) {
    await tx.deleteFrom('clientLog').where('userGuid', '=', guid).execute();
  },
};

function eachBrowserReportOf(db: Db, { guid }: Person) {
  return eachRow((after, limit) =>
    db
      .selectFrom('clientLog')
      .select(['id', 'receivedOn', 'level', 'shortMessage', 'fullMessage', 'origin', 'platform', 'userAgent', 'network'])
      .where('userGuid', '=', guid)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  );
}
