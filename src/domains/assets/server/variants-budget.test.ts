import { mkdtempSync, rmSync } from 'node:fs';
import { utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStorage } from '#platform/server/storage/index.ts';
import { testConfig } from '../../../../tests/support/test-config.ts';
import { keepVariantsWithinBudget } from './variants-budget.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'plein-variants-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('R9.13 what was longest not looked at makes room, and originals stay', async () => {
  const storage = openStorage(testConfig({ DATA_DIR: dataDir }));
  await storage.put('originals/one', Buffer.alloc(1000));
  for (const [days, name] of ['new', 'old', 'older', 'oldest'].entries()) {
    await storage.put(`variants/a/h/${name}`, Buffer.alloc(100));
    const then = new Date(Date.now() - days * 86_400_000);
    await utimes(join(dataDir, 'files/variants/a/h', name), then, then);
  }
  await keepVariantsWithinBudget(storage, 400);
  expect(await storage.list('variants/')).toHaveLength(4);
  await keepVariantsWithinBudget(storage, 399);
  expect((await storage.list('variants/')).toSorted()).toEqual(['variants/a/h/new', 'variants/a/h/old', 'variants/a/h/older']);
  await keepVariantsWithinBudget(storage, 250);
  expect((await storage.list('variants/')).toSorted()).toEqual(['variants/a/h/new', 'variants/a/h/old']);
  expect(await storage.has('originals/one')).toBe(true);
});
