import { describe, expect, test } from 'vitest';
import { isWithinReach, lastPageOf, listQueryOf, parseListFilter, type ListCall, type ListSettings } from './list-query.ts';

const a = '5b0f1f8e-1111-4222-8333-444455556666';
const b = '5b0f1f8e-1111-4222-8333-444455557777';
const nothing: ListSettings = { defaultParentGuids: [], filter: '', highlightOnly: false, upcomingOnly: false };
const ask = (call: ListCall, settings: Partial<ListSettings> = {}) => listQueryOf(call, { ...nothing, ...settings });

describe('what a list shows when nobody says', () => {
  test('R9.01 the newest comes first', () => expect(ask({}).sortBy).toBe('publishedOn_desc'));
  test('R9.02 the first page', () => expect(ask({}).pageNumber).toBe(1));
  test('R9.03 one item, when the block names no number', () => {
    expect(ask({}).itemCount).toBe(1);
    expect(ask({}, { defaultItemsPerPage: 6 }).itemCount).toBe(6);
  });
});

test('R3.22 the block says what a list begins with, the caller what it goes on with', () => {
  const settings: Partial<ListSettings> = { defaultItemsPerPage: 6, defaultSortBy: 'title_asc', defaultParentGuids: [a] };
  expect(ask({}, settings)).toMatchObject({ itemCount: 6, sortBy: 'title_asc', parents: [[a]] });
  expect(ask({ itemCount: 3, sort_by: 'manual_desc', pageNumber: 2 }, settings)).toMatchObject({
    itemCount: 3,
    sortBy: 'manual_desc',
    pageNumber: 2,
  });
});

test('R3.24 R3.25 what the block filters is narrowed by a caller, never widened', () => {
  const settings: Partial<ListSettings> = { filter: `parentGuids=${a}`, highlightOnly: true };
  expect(ask({ filter: `parentGuids=${b}&highlight=false` }, settings)).toMatchObject({ parents: [[a], [b]], isHighlighted: true });
});

test.each([
  [`parentGuids=${a},${b}`, { parentGuids: [a, b] }],
  ['highlight=true', { highlight: true }],
  [`highlight=true&parentGuids=${a}`, { parentGuids: [a], highlight: true }],
  ['type=event', { type: 'event' }],
  ['', {}],
])('the filter %s is read', (text, filter) => expect(parseListFilter(text)).toEqual(filter));

test.each([
  'parentGuids=',
  'parentGuids=1 or 1=1',
  `parentGuids=${a};drop table list_item`,
  `parentGuids=${a}&parentGuids=${b}`,
  `parentGuids[]=${a}`,
  'highlight=maybe',
  'highlight',
  'type=secret',
  'roleIds=x',
  '__proto__=x',
  '=',
  `parentGuids=${Array.from({ length: 21 }, () => a).join(',')}`,
])('the filter %s is refused', (text) => expect(parseListFilter(text)).toBeUndefined());

test.each([
  { pageNumber: 0 },
  { pageNumber: -1 },
  { itemCount: 0 },
  { itemCount: 101 },
  { pageNumber: 101, itemCount: 100 },
  { pageNumber: 10_001 },
  { filter: 'x=y' },
])('%j is refused as unreadable', (call) => {
  expect(() => ask(call)).toThrow(expect.objectContaining({ status: 400 }));
});

test('the last page within reach is page times count is ten thousand', () => {
  expect(ask({ pageNumber: 100, itemCount: 100 }).pageNumber).toBe(100);
});

test.each([1, 6, 7, 12, 100])('with %i items a page, the last page of any list can be asked for and the next cannot', (itemCount) => {
  for (const total of [0, 1, 12, 9_999, 10_000, 10_001, 1_000_000]) {
    const last = lastPageOf(total, itemCount);
    expect(last === 0 || isWithinReach(last, itemCount)).toBe(true);
    expect(last * itemCount >= total || !isWithinReach(last + 1, itemCount)).toBe(true);
  }
});
