import { expect, test } from 'vitest';
import type { ListItemDetail } from './list-item.ts';
import { itemFacts } from './item-facts.ts';

const event: ListItemDetail = {
  guid: '5b0f1f8e-1111-4222-8333-444455556666',
  shortId: '11111111111',
  title: 'Koningsdag',
  listItemTypeName: 'event',
  parentGuids: [],
  metadata: { description: 'Feest op het plein.' },
  publishedOn: '2026-11-01T08:00:00.000Z',
  updatedOn: '2026-11-02T08:00:00.000Z',
  startsOn: '2027-04-26T22:00:00.000Z',
  endsOn: '2027-04-27T21:59:00.000Z',
  isHighlighted: false,
  picture: null,
  fields: { isAllDay: true },
  language: 'nl',
  contentBuildingBlockInstances: [],
  titles: {},
  version: 1,
};

const publisher = { '@type': 'Organization', name: 'Noorderhaven' };

const factsOf = (about: Partial<ListItemDetail>) =>
  itemFacts({ item: { ...event, ...about }, origin: 'https://plein.test', href: '/agenda/i/x', image: '/a/1', publisher });

test('a whole day is told as that day here, in summer and in winter', () => {
  expect(factsOf({})).toMatchObject([{ '@type': 'Event', startDate: '2027-04-27', endDate: '2027-04-27' }]);
  expect(factsOf({ startsOn: '2026-12-24T23:00:00.000Z', endsOn: '2026-12-25T23:00:00.000Z' })).toMatchObject([
    { startDate: '2026-12-25', endDate: '2026-12-26' },
  ]);
});

test('an event with a time is told with it', () => {
  expect(factsOf({ fields: { isAllDay: false }, endsOn: null })).toEqual([
    expect.objectContaining({ startDate: '2027-04-26T22:00:00.000Z' }),
  ]);
  expect(factsOf({ fields: {}, endsOn: null })[0]).not.toHaveProperty('endDate');
});

test('news says who wrote it, who published it, when, and when it last changed', () => {
  const news = { listItemTypeName: 'news', fields: { author: 'Sanne de Vries' } } as const;
  expect(factsOf(news)).toEqual([
    {
      '@type': 'NewsArticle',
      url: 'https://plein.test/agenda/i/x',
      mainEntityOfPage: 'https://plein.test/agenda/i/x',
      headline: 'Koningsdag',
      description: 'Feest op het plein.',
      inLanguage: 'nl',
      image: ['https://plein.test/a/1'],
      datePublished: '2026-11-01T08:00:00.000Z',
      dateModified: '2026-11-02T08:00:00.000Z',
      author: { '@type': 'Person', name: 'Sanne de Vries' },
      publisher,
    },
  ]);
  expect(factsOf({ ...news, fields: {} })).toMatchObject([{ author: publisher }]);
  const planned = factsOf({ ...news, publishedOn: '2026-11-05T08:00:00.000Z' });
  expect(planned, 'not changed before it was there').toMatchObject([{ dateModified: '2026-11-05T08:00:00.000Z' }]);
});
