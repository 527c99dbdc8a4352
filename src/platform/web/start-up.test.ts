import { expect, test } from 'vitest';
import { runStartUp } from './start-up.ts';

test('R1.30 a failing start-up step is only logged and does not stop the start', async () => {
  const done: string[] = [];
  const logged: unknown[][] = [];
  await runStartUp(
    [
      { name: 'language', run: () => void done.push('language') },
      { name: 'session', run: () => Promise.reject(new Error('no network')) },
      {
        name: 'user',
        run: () => {
          throw new Error('Could not load application user');
        },
      },
      { name: 'menu', run: async () => void done.push('menu') },
    ],
    (...entry) => logged.push(entry),
  );
  expect(done).toEqual(['language', 'menu']);
  expect(logged).toEqual([
    [3, 'Start-up step failed: session', expect.stringContaining('no network')],
    [3, 'Start-up step failed: user', expect.stringContaining('Could not load application user')],
  ]);
});

test('steps run one after the other: a later one may need an earlier one', async () => {
  const order: string[] = [];
  const step = (name: string, wait: number) => ({
    name,
    run: async () => {
      order.push(`${name} starts`);
      await new Promise((resolve) => setTimeout(resolve, wait));
      order.push(`${name} ends`);
    },
  });
  await runStartUp([step('a', 10), step('b', 0)], () => {});
  expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
});
