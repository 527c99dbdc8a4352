import { expect, test } from 'vitest';
import { WorkUnderWay } from './work-under-way.ts';

test('one person and all together have so many under way, and room again when one is done', async () => {
  const work = new WorkUnderWay({ together: 3, perPerson: 2 });
  const ends: (() => void)[] = [];
  const begin = (person: string) => work.do(person, () => new Promise<void>((resolve) => ends.push(resolve)));
  const first = [begin('a'), begin('a')];
  await expect(begin('a')).rejects.toMatchObject({ status: 429, retryAfter: 5 });
  const third = begin('b');
  await expect(begin('c')).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  ends[0]?.();
  await first[0];
  const again = begin('a');
  for (const end of ends) end();
  await Promise.all([...first, third, again]);
  await expect(work.do('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(work.do('a', () => Promise.resolve('done'))).resolves.toBe('done');
});
