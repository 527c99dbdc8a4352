import { applicationUser } from '#domains/users/testing/application-user.ts';
import type { PageIndexEntry, StateCounts } from '../model/page-index.contract.ts';

/** Of the first page. */
export const listedGuid = '5b0f1f8e-1111-4222-8333-444455556666';
const texts = {
  nl: { title: 'Parkeren', href: '/wonen/parkeren', state: 'changed' },
  en: { title: 'Parking', href: '/en/living/parking', state: 'draft' },
} as const;
const parking: PageIndexEntry = {
  guid: listedGuid,
  picture: null,
  isInMenu: true,
  updatedOn: '2026-11-17T15:40:00.000Z',
  changedBy: { guid: listedGuid.replace('5', '6'), firstName: 'Sanne', name: 'Sanne de Vries' },
  languages: texts,
};
const harbour: PageIndexEntry = {
  ...parking,
  guid: listedGuid.replace('5', '7'),
  isInMenu: false,
  updatedOn: '2026-11-18T07:41:00.000Z',
  changedBy: { guid: applicationUser().guid, firstName: 'Noor', name: 'Noor Haven' },
  languages: {
    nl: { title: 'Toegankelijkheid van het zwembad en de sporthal', href: `/g/${listedGuid}`, state: 'published' },
    en: { title: 'Toegankelijkheid van het zwembad en de sporthal', href: `/en/g/${listedGuid}`, state: 'missing' },
  },
};
const counts: StateCounts = { published: 12, changed: 3, draft: 4, missing: 2 };
/** A part of the index: a page on which a colleague works, and one outside the menu on which the reader does. */
export const partOfIndex = { madeOn: '2026-11-18T09:00:00.000Z', items: [parking, harbour], total: 2, counts };
