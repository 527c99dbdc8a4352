import { expect, test } from 'vitest';
import type { StoredSnapshot } from '../model/snapshot.ts';
import { SnapshotCache } from './snapshot-cache.ts';

const page = (title: string): StoredSnapshot => ({
  format: 1,
  title,
  description: '',
  layout: '100',
  options: {},
  fields: {},
  buildingBlockInstances: [],
});

test('a publication is found again, an earlier or later one of the same page is not', () => {
  const kept = new SnapshotCache(1000);
  kept.keep('page nl', { publishedOn: 'monday', snapshot: page('Maandag'), length: 10 });
  expect(kept.find('page nl', 'monday')?.title).toBe('Maandag');
  expect(kept.find('page nl', 'tuesday')).toBeUndefined();
  expect(kept.find('page en', 'monday')).toBeUndefined();
  kept.keep('page nl', { publishedOn: 'tuesday', snapshot: page('Dinsdag'), length: 10 });
  expect(kept.find('page nl', 'tuesday')?.title).toBe('Dinsdag');
  expect(kept.find('page nl', 'monday')).toBeUndefined();
});

test('what nobody asked for longest makes room', () => {
  const kept = new SnapshotCache(25);
  for (const key of ['a', 'b']) kept.keep(key, { publishedOn: 'x', snapshot: page(key), length: 10 });
  kept.find('a', 'x');
  kept.keep('c', { publishedOn: 'x', snapshot: page('c'), length: 10 });
  expect(['a', 'b', 'c'].map((key) => kept.find(key, 'x')?.title)).toEqual(['a', undefined, 'c']);
});

test('a page that is published again and again takes the room of one', () => {
  const kept = new SnapshotCache(25);
  kept.keep('quiet', { publishedOn: 'x', snapshot: page('quiet'), length: 10 });
  for (let time = 0; time < 10; time++) kept.keep('busy', { publishedOn: String(time), snapshot: page('busy'), length: 10 });
  expect(kept.find('quiet', 'x')).toBeDefined();
});

test('what is larger than all the room is not kept', () => {
  const kept = new SnapshotCache(25);
  kept.keep('large', { publishedOn: 'x', snapshot: page('large'), length: 100 });
  expect(kept.find('large', 'x')).toBeUndefined();
});
