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

const factsOf = (about: Partial<ListItemDetail>) =>
  itemFacts({ item: { ...event, ...about }, origin: 'https://plein.test', href: '/agenda/i/x' });

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
